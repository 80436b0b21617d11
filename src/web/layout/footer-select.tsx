import { useState, type ReactNode } from "react";

const A_YEAR_IN_SECONDS = 31_536_000;

interface FooterSelectProps {
  label: string;
  /** The cookie that keeps the choice (G-23). */
  cookie: "currency" | "lang";
  value: string;
  /** Whether the shop can follow a choice. */
  check?: (choice: string) => Promise<boolean>;
  children: ReactNode;
}

/** A choice that the whole shop follows: it is kept in a cookie, and the page comes again with it. */
export function FooterSelect({ label, cookie, value, check, children }: FooterSelectProps) {
  const [chosen, setChosen] = useState(value);
  const choose = async (choice: string) => {
    setChosen(choice);
    if (check && !(await check(choice))) return setChosen(value);
    document.cookie = `${cookie}=${choice}; path=/; max-age=${A_YEAR_IN_SECONDS}; samesite=lax`;
    const address = new URL(window.location.href);
    // A link to the page in one language has said its word.
    if (cookie === "lang" && address.searchParams.has("lang")) {
      address.searchParams.delete("lang");
      window.location.replace(address);
    } else window.location.reload();
  };
  return (
    <label className="flex items-center gap-3 text-caption text-night-muted noscript:hidden">
      {label}
      <select
        value={chosen}
        onChange={(event) => void choose(event.target.value)}
        className="min-h-10 border border-night-line bg-night px-3 text-sm text-paper"
      >
        {children}
      </select>
    </label>
  );
}
