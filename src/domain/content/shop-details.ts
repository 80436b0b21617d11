/** When somebody is there, every day from one weekday (1 is Monday) to another; hours of the day. */
export const opening = { fromDay: 1, toDay: 6, opens: 10, closes: 19 } as const;

/** How to reach the shop: the footer, the contact page, the data for search engines and the assistant say the same. */
export const details = {
  name: "Weft",
  street: "14 Lavelle Road",
  city: "Bengaluru",
  postcode: "560001",
  country: "India",
  phone: "+91 80 5550 0142",
  email: "hello@weft.example",
  founderEmail: "meera@weft.example",
} as const;
