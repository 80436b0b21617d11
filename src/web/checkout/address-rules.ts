import { useEffect, useState } from "react";
import type * as Address from "#domain/checkout/address.ts";
import type * as Phones from "#domain/checkout/phones.ts";

/** The server's own rules of an address. They come with the numbering plans of all countries, so they are fetched apart. */
export type AddressRules = Pick<typeof Address, "addressErrors" | "tidyAddress"> & Pick<typeof Phones, "examplePhone">;

let loading: Promise<AddressRules | null> | null = null;

/** Fetches the rules, once; null while they cannot be had: then the server says what is wrong. */
export function addressRules(): Promise<AddressRules | null> {
  loading ??= load().catch(() => {
    loading = null;
    return null;
  });
  return loading;
}

async function load(): Promise<AddressRules> {
  const [{ addressErrors, tidyAddress }, { examplePhone }] = await Promise.all([
    import("#domain/checkout/address.ts"),
    import("#domain/checkout/phones.ts"),
  ]);
  return { addressErrors, tidyAddress, examplePhone };
}

/** The rules once they are there. */
export function useAddressRules(): AddressRules | null {
  const [rules, setRules] = useState<AddressRules | null>(null);
  useEffect(() => {
    let current = true;
    void addressRules().then((loaded) => current && setRules(loaded));
    return () => {
      current = false;
    };
  }, []);
  return rules;
}
