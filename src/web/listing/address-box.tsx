import { useEffect, useRef, useState, type ComponentProps } from "react";

/** A text box whose text is part of the address: it follows the address, but never under the shopper's fingers. */
export function AddressBox({
  value,
  ...input
}: Omit<ComponentProps<"input">, "value" | "onChange"> & { value: string }) {
  const [text, setText] = useState(value);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (document.activeElement !== box.current) setText(value);
  }, [value]);
  return <input {...input} ref={box} value={text} onChange={(event) => setText(event.target.value)} />;
}
