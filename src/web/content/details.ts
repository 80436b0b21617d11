export { details } from "#domain/content/shop-details.ts";

export const social = [
  { name: "Instagram", href: "https://www.instagram.com/weft.example" },
  { name: "Pinterest", href: "https://www.pinterest.com/weft_example" },
  { name: "YouTube", href: "https://www.youtube.com/@weft.example" },
  { name: "Facebook", href: "https://www.facebook.com/weft.example" },
] as const;

export function telephoneHref(phone: string): string {
  return `tel:${phone.replaceAll(" ", "")}`;
}
