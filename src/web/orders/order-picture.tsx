import { Picture } from "../ui-shop/picture.tsx";

/** The picture of an ordered item, from the one address that the order has kept. */
export function OrderPicture({ src }: { src: string | undefined }) {
  const picture = src ? { src, alt: "", width: null, height: null, widths: [], placeholder: null } : null;
  return <Picture picture={picture} alt="" sizes="4.5rem" className="size-full" />;
}
