import { ADDRESS_LONGEST, type Address } from "#contract/order.ts";
import { examplePostcode, takesLetters } from "#domain/checkout/postcodes.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { Field } from "../ui/field.tsx";
import { useAddressRules } from "./address-rules.ts";
import { PlaceFields } from "./place-fields.tsx";

export type FieldSentences = Partial<Record<keyof Address, string>>;

export interface AddressFieldProps {
  address: Address;
  /** What is wrong with a field, in a sentence. */
  errors: FieldSentences;
  change: (part: Partial<Address>) => void;
  /** Looks at a field that was left. */
  check: (field: keyof Address) => void;
}

/** The nine fields of an address (CHK-03, ENT-16). */
export function AddressForm({ address, errors, change, check }: AddressFieldProps) {
  const t = useTranslation("checkout");
  const rules = useAddressRules();
  const text = (name: keyof Address) => ({
    name,
    label: t(name),
    value: address[name],
    error: errors[name],
    required: true,
    maxLength: ADDRESS_LONGEST,
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
    onBlur: () => check(name),
  });
  const postcode = examplePostcode(address.country);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field {...text("firstName")} autoComplete="shipping given-name" />
      <Field {...text("lastName")} autoComplete="shipping family-name" />
      <Field
        {...text("email")}
        type="email"
        inputMode="email"
        autoComplete="shipping email"
        className="sm:col-span-2"
      />
      <Field {...text("street")} autoComplete="shipping address-line1" className="sm:col-span-2" />
      <PlaceFields address={address} errors={errors} change={change} />
      <Field
        {...text("zipcode")}
        autoComplete="shipping postal-code"
        inputMode={address.country && takesLetters(address.country) ? "text" : "numeric"}
        maxLength={16}
        placeholder={postcode ?? undefined}
        hint={address.country !== "" && postcode === null && t("noPostcode")}
      />
      <Field
        {...text("phone")}
        type="tel"
        inputMode="tel"
        autoComplete="shipping tel"
        maxLength={30}
        placeholder={rules?.examplePhone(address.country) ?? undefined}
        className="sm:col-span-2"
      />
    </div>
  );
}
