const LONG = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "short" });

/** A long date and time in en-US, in the shopper's own time zone (ACC-05); null for what is no date. */
export function longDateTime(iso: string, format: Intl.DateTimeFormat = LONG): string | null {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? null : format.format(date);
}
