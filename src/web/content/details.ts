/** How to reach the shop: the footer, the contact page and the data for search engines say the same. */
export const details = {
  name: "Weft",
  street: "14 Lavelle Road",
  city: "Bengaluru",
  postcode: "560001",
  country: "India",
  phone: "+91 80 5550 0142",
  email: "hello@weft.example",
  founderEmail: "meera@weft.example",
  hours: "Monday to Saturday, 10 am to 7 pm",
} as const;

export const social = [
  { name: "Instagram", href: "https://www.instagram.com/weft.example" },
  { name: "Pinterest", href: "https://www.pinterest.com/weft_example" },
  { name: "YouTube", href: "https://www.youtube.com/@weft.example" },
  { name: "Facebook", href: "https://www.facebook.com/weft.example" },
] as const;

export function telephoneHref(phone: string): string {
  return `tel:${phone.replaceAll(" ", "")}`;
}
