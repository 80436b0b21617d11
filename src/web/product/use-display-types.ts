import { useEffect } from "react";
import { create } from "zustand";
import { displayTypeOf, type DisplayType } from "#contract/catalog.ts";
import { translationNow } from "../i18n/use-translation.tsx";
import { api } from "../session/api.ts";
import { useSession } from "../session/session.ts";
import { toast } from "../ui/toast.ts";

interface AttributeList {
  attributes: { name: string; displayType: DisplayType }[];
}

const useTypes = create<{ types: Record<string, DisplayType> }>()(() => ({ types: {} }));
let askedWith: string | null = null;

/**
 * How each attribute is shown. Names and values travel with the product (C-14), so a visitor's pickers follow from the
 * name alone; a shopper's browser asks once for the shop's own definitions (ROLE-02). A failure is told (ERR-07).
 */
export function useDisplayTypes(): (attributeName: string) => DisplayType {
  const token = useSession((session) => session.token);
  const types = useTypes((state) => state.types);
  useEffect(() => {
    if (token !== null) ask(token);
  }, [token]);
  return (name) => types[name] ?? displayTypeOf(name);
}

function ask(token: string): void {
  if (askedWith === token) return;
  askedWith = token;
  api<AttributeList>("/api/attribute/list").then(
    ({ attributes }) =>
      useTypes.setState({ types: Object.fromEntries(attributes.map(({ name, displayType }) => [name, displayType])) }),
    () => toast.error(translationNow("product")("attributesFailed"), { id: "attributes" }),
  );
}
