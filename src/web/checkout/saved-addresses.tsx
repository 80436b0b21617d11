import { useId, useState, type ReactNode } from "react";
import type { Address, SavedAddress } from "#contract/order.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { EMPTY_ADDRESS } from "./address-memory.ts";
import { fieldsOf, isSame } from "./same-address.ts";
import type { SavedAddresses as Saved } from "./use-saved-addresses.ts";

interface SavedAddressesProps {
  saved: Saved;
  address: Address;
  change: (part: Partial<Address>) => void;
}

/**
 * The addresses used before, the last used first: choosing one fills in the form. What is then changed in the form can be
 * kept as a change of that address.
 */
export function SavedAddresses({ saved, address, change }: SavedAddressesProps) {
  const t = useTranslation("checkout");
  const [picked, setPicked] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const list = saved.list ?? [];
  const same = list.find((one) => isSame(one, address));
  // What is typed from here on is a change of that one.
  if (same && same._id !== picked) setPicked(same._id);
  const chosen = same?._id ?? (list.some(({ _id }) => _id === picked) ? picked : null);
  if (list.length === 0) return null;
  const choose = (one: SavedAddress | null) => {
    setPicked(one?._id ?? null);
    change(one ? fieldsOf(one) : { ...EMPTY_ADDRESS, email: address.email });
  };
  const act = async (action: Promise<boolean>) => {
    setBusy(true);
    await action;
    setBusy(false);
  };
  return (
    <fieldset className="mb-8" aria-busy={busy || undefined}>
      <legend className="mb-3 text-sm font-medium">{t("savedAddresses")}</legend>
      <div className="max-h-80 overflow-y-auto border border-line">
        {list.map((one) => (
          <div
            key={one._id}
            className="grid grid-cols-[1fr_auto] items-start gap-x-4 border-line p-4 not-first:border-t has-checked:bg-linen"
          >
            <Choice checked={chosen === one._id} onChoose={() => choose(one)}>
              <span className="line-clamp-2 font-medium">
                {one.firstName} {one.lastName}
              </span>
              <span className="line-clamp-2 text-muted">{placeLine(one, t.language)}</span>
            </Choice>
            <span className="flex flex-wrap justify-end gap-x-4 text-caption">
              {chosen === one._id && !same && (
                <button
                  type="button"
                  disabled={busy}
                  onClick={() => void act(saved.save(one._id, address))}
                  className="underlined min-h-9"
                >
                  {t("saveChanges")}
                </button>
              )}
              <button
                type="button"
                disabled={busy}
                aria-label={t("deleteNamed", { address: placeLine(one, t.language) })}
                onClick={() => void act(saved.remove(one._id))}
                className="underlined min-h-9"
              >
                {t("deleteAddress")}
              </button>
            </span>
          </div>
        ))}
        <div className="border-t border-line p-4 has-checked:bg-linen">
          <Choice checked={chosen === null} onChoose={() => choose(null)}>
            {t("anotherAddress")}
          </Choice>
        </div>
      </div>
    </fieldset>
  );
}

function Choice({ checked, onChoose, children }: { checked: boolean; onChoose: () => void; children: ReactNode }) {
  const id = useId();
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-4 text-sm">
      <input
        id={id}
        type="radio"
        name="savedAddress"
        checked={checked}
        onChange={onChoose}
        className="mt-0.5 size-4.5 accent-ink"
      />
      <label htmlFor={id} className="min-w-0 wrap-anywhere">
        {children}
      </label>
    </div>
  );
}

function placeLine({ street, zipcode, city, country }: Address, language: string): string {
  const land = new Intl.DisplayNames([language], { type: "region", fallback: "code" }).of(country) ?? country;
  return `${street}, ${zipcode} ${city}, ${land}`;
}
