import fc from "#tests/fixtures/fast-check.ts";
import { home } from "#tests/fixtures/orders.ts";
import { describe, expect, it } from "vitest";
import { speak } from "#contract/messages/speak.server.ts";
import { ADDRESS_FIELDS, type Address } from "#contract/order.ts";
import { addressErrors, tidyAddress } from "./address.ts";
import { examplePhone } from "./phones.ts";
import { POSTCODES } from "./postcode-patterns.ts";
import { examplePostcode, takesLetters, tidyPostcode } from "./postcodes.ts";

const errorsOf = (change: Partial<Address>) =>
  Object.fromEntries(
    Object.entries(addressErrors(tidyAddress({ ...home, ...change }))).map(([field, error]) => [
      field,
      speak("en", error),
    ]),
  );

describe("address", () => {
  it("ENT-16 VAL-23 needs every one of its nine fields", () => {
    expect(addressErrors(home)).toEqual({});
    expect(Object.keys(addressErrors(tidyAddress({})))).toEqual([...ADDRESS_FIELDS]);
    expect(errorsOf({ city: "   " })).toEqual({ city: "City is required." });
  });

  it("ENT-16 is kept without the spaces around its values, the country in capitals", () => {
    expect(tidyAddress({ ...home, city: "  Pune ", country: "in", zipcode: "411 001", phone: "098765-43210" })).toEqual(
      home,
    );
  });

  it("ENT-16 refuses what is no e-mail, no country code, too long or cannot be printed", () => {
    for (const email of ["asha", "asha@", "asha@example", "a b@example.com", "a@b@c.de"]) {
      expect(errorsOf({ email })).toEqual({ email: "Please enter a valid email address." });
    }
    for (const country of ["India", "1N", "I"]) expect(Object.keys(errorsOf({ country }))).toContain("country");
    expect(errorsOf({ street: "x".repeat(200) })).toEqual({});
    expect(errorsOf({ street: "x".repeat(201) })).toEqual({ street: "Please keep this to 200 characters." });
    for (const odd of ["a\u0000b", "a\nb", "a\u202eb", "a\ud800b", "a\u2028b"]) {
      expect(errorsOf({ street: odd })).toEqual({ street: "This has characters that cannot be printed." });
    }
  });

  it.each([
    ["Łukasz", "Wąsowski-Ćwik"],
    ["José María", "Ñíguez"],
    ["अनुष्का", "अय्यर"],
    ["美咲", "佐藤"],
    ["محمد", "آل سعود"],
    ["Νίκος", "Παπαδόπουλος"],
    ["Nguyễn Thị", "Ánh"],
    ["O’Neill", "D'Arcy, Jr."],
    ["Yi", "X Æ A-12"],
    ["Wolfeschlegelsteinhausenbergerdorff".repeat(5), "𠮷野家"],
  ])("ENT-16 takes the names %s %s", (firstName, lastName) => {
    expect(errorsOf({ firstName, lastName })).toEqual({});
  });

  it("ENT-16 tidying a tidy address changes nothing", () => {
    const anything = fc.record(
      Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, fc.string({ unit: "binary", maxLength: 30 })])),
    );
    const country = fc.constantFrom(...Object.keys(POSTCODES), "AE", "AQ");
    fc.assert(
      fc.property(anything, country, fc.stringMatching(/^[-0-9A-Z ]{0,10}$/), (given, code, zipcode) => {
        const tidy = tidyAddress({ ...given, country: code, zipcode });
        expect(tidyAddress(tidy)).toEqual(tidy);
      }),
    );
  });
});

describe("postcode", () => {
  it("VAL-24 is of digits where the country's are, and an example says how it looks", () => {
    expect(errorsOf({ zipcode: "4110AB" })).toEqual({
      zipcode: "Please enter a valid zip code, such as 110001.",
    });
    for (const zipcode of ["41100", "4110011", "011001", "41-10-01-1", "<b>1</b>"])
      expect(Object.keys(errorsOf({ zipcode }))).toEqual(["zipcode"]);
  });

  it.each([
    ["GB", "sw1a1aa", "SW1A 1AA"],
    ["GB", "M2  5bq", "M2 5BQ"],
    ["CA", "k1a-0b1", "K1A 0B1"],
    ["NL", "1012ab", "1012 AB"],
    ["IE", "d02af30", "D02 AF30"],
    ["MT", "VLT1117", "VLT 1117"],
    ["PT", "2725079", "2725-079"],
    ["PL", "00 950", "00-950"],
    ["BR", "40301110", "40301-110"],
    ["JP", "１５４－００２３", "154-0023"],
    ["US", "22162-1010", "22162-1010"],
    ["US", "９５０１４", "95014"],
    ["SA", "١١٥٦٤", "11564"],
    ["IN", "४११००१", "411001"],
    ["DE", " 01067 ", "01067"],
    ["AE", "0000", "0000"],
  ])("G-20 of %s: %s is kept as %s", (country, typed, kept) => {
    const address = tidyAddress({ ...home, country, zipcode: typed });
    expect(address.zipcode).toBe(kept);
    expect(addressErrors(address).zipcode).toBeUndefined();
  });

  it.each([
    ["US", "SW1A 1AA"],
    ["GB", "SW1A<1AA"],
    ["GB", "123456"],
    ["DE", "1067"],
    ["FR", "ABCDE"],
    ["AE", "-"],
    ["AE", "x".repeat(13)],
  ])("G-20 of %s: %s is refused", (country, zipcode) => {
    expect(tidyPostcode(zipcode, country)).toBeNull();
  });

  it.each(Object.keys(POSTCODES))(
    "G-20 of %s: its own example is of its form, with its gaps and without",
    (country) => {
      const example = examplePostcode(country)!;
      expect(tidyPostcode(example, country)).toBe(example);
      expect(tidyPostcode(example.toLowerCase().replace(/[ -]/g, ""), country)).not.toBeNull();
    },
  );

  it("G-20 asks for a keyboard with letters where the postcodes have them, or nobody knows", () => {
    expect(["GB", "CA", "NL", "IE", "MT", "AR", "KY", "AE"].filter((country) => !takesLetters(country))).toEqual([]);
    expect(["IN", "US", "DE", "JP", "BR", "PT", "SG"].filter(takesLetters)).toEqual([]);
  });
});

describe("phone", () => {
  it.each([
    ["IN", "9876543210", "+91 98765 43210"],
    ["IN", "०९८७६५४३२१०", "+91 98765 43210"],
    ["IN", "(020) 2612-3456", "+91 20 2612 3456"],
    ["IN", "+44 20 7946 0958", "+44 20 7946 0958"],
    ["US", "202.555.0123", "+1 202 555 0123"],
    ["DE", "0301/1234567", "+49 30 11234567"],
    ["JP", "０８０－１２３４－５６７８", "+81 80 1234 5678"],
    ["AQ", "123 456 789", "123 456 789"],
  ])("VAL-24 in %s: %s is kept as %s", (country, typed, kept) => {
    const address = tidyAddress({ ...home, country, phone: typed });
    expect(address.phone).toBe(kept);
    expect(addressErrors(address).phone).toBeUndefined();
  });

  it.each(["call me", "12345", "1234567890123456", "98+76543210", "-", "98765 43210 ext 5", "+91 12345"])(
    "VAL-24 in India %s is refused, with an example",
    (phone) => {
      expect(errorsOf({ phone })).toEqual({ phone: "Please enter a valid phone number, such as 081234 56789." });
    },
  );

  it("VAL-24 says where no country's numbers are known how many digits it takes", () => {
    expect(errorsOf({ country: "AQ", zipcode: "0000", phone: "123" })).toEqual({
      phone: "Please enter a phone number: 6 to 15 digits.",
    });
    expect(examplePhone("GB")).toBe("07400 123456");
  });
});
