import { useEffect, useState, useSyncExternalStore } from "react";
import { useNavigation } from "react-router";
import { useTranslation } from "../i18n/use-translation.tsx";

/** How long a page may take before the shopper is told that it is still coming. */
const SLOW_MS = 4000;

/** Says when there is no connection, and when a page is long in coming; quiet otherwise. */
export function ConnectionNotice() {
  const t = useTranslation("error");
  const online = useOnline();
  const slow = useSlowPage();
  const words = online ? slow && t("slow") : t("offline");
  return (
    <output
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-15 z-40 flex justify-center px-4 pb-4 sm:bottom-0 sm:pb-6"
    >
      {words && <span className="max-w-md bg-ink px-5 py-3.5 text-center text-sm text-paper">{words}</span>}
    </output>
  );
}

function useOnline(): boolean {
  return useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );
}

function watchConnection(changed: () => void): () => void {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
}

function useSlowPage(): boolean {
  const { state, location } = useNavigation();
  const [slowKey, setSlowKey] = useState<string | null>(null);
  const key = state === "loading" ? location.key : null;
  useEffect(() => {
    if (key === null) return;
    const timer = setTimeout(() => setSlowKey(key), SLOW_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return key !== null && key === slowKey;
}
