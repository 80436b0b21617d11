import { describe, expect, it } from "vitest";
import { ADDRESS_FIELDS } from "#contract/order.ts";
import { EMPTY_ADDRESS } from "./address-memory.ts";
import { addressErrors } from "./address-rules.ts";
import { tidy } from "./order-request.ts";

const good = {
  firstName: "Asha", lastName: "Rao", email: "asha@example.com", street: "14 Lavelle Road", city: "Mumbai", state: "MH",
  zipcode: "400001", country: "IN", phone: "+91 98765 43210",
};

describe("an address", () => {
  it("is fine as it is", () => expect(addressErrors(good)).toEqual({}));

  it("VAL-23 needs every field", () => {
    expect(Object.keys(addressErrors(EMPTY_ADDRESS)).sort()).toEqual([...ADDRESS_FIELDS].sort());
    for (const field of ADDRESS_FIELDS) expect(Object.keys(addressErrors({ ...good, [field]: "  " }))).toEqual([field]);
  });

  it("VAL-24 wants digits in zip code and phone", () => {
    expect(addressErrors({ ...good, zipcode: "40A001" })).toHaveProperty("zipcode");
    expect(addressErrors({ ...good, phone: "call me" })).toHaveProperty("phone");
    expect(addressErrors({ ...good, phone: "12" })).toHaveProperty("phone");
  });

  it.each([["GB", "SW1A 1AA"], ["CA", "K1A 0B1"], ["NL", "1011 AB"], ["JP", "100-0001"], ["US", "12345-6789"]])(
    "G-20 takes the postcodes of %s",
    (country, zipcode) => expect(addressErrors({ ...good, country, zipcode })).toEqual({}),
  );

  it("is sent without stray spaces, the phone in digits", () => {
    expect(tidy({ ...good, firstName: " Asha ", phone: "+91 (98765) 43-210" })).toEqual({ ...good, phone: "+919876543210" });
  });
});
