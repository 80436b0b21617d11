import { describe, expect, it } from "vitest";
import { ADDRESS_FIELDS, type Address } from "#contract/order.ts";
import { addressErrors, takesLetters, tidyAddress } from "./address.ts";

const home: Address = {
  firstName: "Asha",
  lastName: "Rao",
  email: "asha@example.com",
  street: "12 Lake Road",
  city: "Pune",
  state: "MH",
  zipcode: "411001",
  country: "IN",
  phone: "+91 98765 43210",
};
const errorsOf = (change: Partial<Address>) => addressErrors(tidyAddress({ ...home, ...change }));

describe("address", () => {
  it("ENT-16 VAL-23 needs every one of its nine fields", () => {
    expect(addressErrors(home)).toEqual({});
    expect(Object.keys(addressErrors(tidyAddress({})))).toEqual([...ADDRESS_FIELDS]);
    expect(errorsOf({ city: "   " })).toEqual({ city: "City is required." });
  });

  it("ENT-16 is kept without the spaces around its values, the country in capitals", () => {
    expect(tidyAddress({ ...home, city: "  Pune ", country: "in" })).toEqual(home);
  });

  it("VAL-24 takes digits alone as zip code and phone", () => {
    expect(errorsOf({ zipcode: "4110AB" })).toEqual({ zipcode: "Please enter a valid zip code: digits only." });
    expect(errorsOf({ phone: "call me" })).toEqual({ phone: "Please enter a phone number: 6 to 15 digits." });
    for (const zipcode of ["411001", "411 001", "12345-6789"]) expect(errorsOf({ zipcode })).toEqual({});
    for (const phone of ["9876543210", "(020) 1234-5678", "+44 20 7946 0958"]) expect(errorsOf({ phone })).toEqual({});
    for (const phone of ["12345", "1234567890123456", "98+76543210", "-", "９８７６５４３２１０"]) {
      expect(Object.keys(errorsOf({ phone }))).toEqual(["phone"]);
    }
  });

  it("G-20 takes letters in the zip codes of countries that have them", () => {
    for (const [country, zipcode] of [
      ["GB", "SW1A 1AA"],
      ["CA", "K1A 0B1"],
      ["NL", "1012 AB"],
      ["IE", "D02 AF30"],
      ["MT", "VLT 1117"],
    ]) {
      expect(errorsOf({ country, zipcode })).toEqual({});
      expect(takesLetters(country!)).toBe(true);
    }
    expect(Object.keys(errorsOf({ country: "US", zipcode: "SW1A 1AA" }))).toEqual(["zipcode"]);
    expect(Object.keys(errorsOf({ country: "GB", zipcode: "SW1A<1AA" }))).toEqual(["zipcode"]);
  });

  it("ENT-16 refuses what is no e-mail, no country code, too long or cannot be printed", () => {
    for (const email of ["asha", "asha@", "asha@example", "a b@example.com", "a@b@c.de"]) {
      expect(errorsOf({ email })).toEqual({ email: "Please enter a valid email address." });
    }
    for (const country of ["India", "1N", "I"]) expect(Object.keys(errorsOf({ country }))).toContain("country");
    expect(errorsOf({ street: "x".repeat(200) })).toEqual({});
    expect(errorsOf({ street: "x".repeat(201) })).toEqual({ street: "Street can have 200 characters at most." });
    for (const odd of ["a\u0000b", "a\nb", "a\u202eb", "a\ud800b", "a\u2028b"]) {
      expect(errorsOf({ street: odd })).toEqual({ street: "Street has characters that cannot be printed." });
    }
    expect(errorsOf({ firstName: "José", lastName: "अय्यर", city: "Łódź" })).toEqual({});
  });
});
