import { useMemo } from "react";
import { useTranslation } from "../i18n/use-translation.tsx";
import type { LoginWords } from "./words.ts";

/** The texts that a login screen's loader sent. */
export function useLoginWords(): LoginWords {
  const login = useTranslation("login");
  const identity = useTranslation("identity");
  return useMemo(() => ({ login, identity }), [login, identity]);
}
