import type { Address } from "#contract/order.ts";
import { takesLetters, type AddressErrors } from "#domain/checkout/address.ts";
import { Field } from "../ui/field.tsx";
import { hasPostcodes } from "./has-postcodes.ts";
import { PlaceFields } from "./place-fields.tsx";

export interface AddressFieldProps {
  address: Address;
  errors: AddressErrors;
  change: (part: Partial<Address>) => void;
}

/** The nine fields of an address (CHK-03, ENT-16). */
export function AddressForm({ address, errors, change }: AddressFieldProps) {
  const text = (name: keyof Address) => ({
    name,
    value: address[name],
    error: errors[name],
    required: true,
    maxLength: 200,
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  return (
    <fieldset className="grid gap-x-5 gap-y-5 sm:grid-cols-2">
      <legend className="mb-6 font-serif text-heading">Delivery address</legend>
      <Field {...text("firstName")} label="First name" autoComplete="shipping given-name" />
      <Field {...text("lastName")} label="Last name" autoComplete="shipping family-name" />
      <Field
        {...text("email")}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="shipping email"
        className="sm:col-span-2"
      />
      <Field {...text("street")} label="Street" autoComplete="shipping address-line1" className="sm:col-span-2" />
      <PlaceFields address={address} errors={errors} change={change} />
      <Field
        {...text("zipcode")}
        label="Zip code"
        autoComplete="shipping postal-code"
        inputMode={takesLetters(address.country) ? "text" : "numeric"}
        maxLength={12}
        hint={!hasPostcodes(address.country) && "No zip code where you live? Enter 0000."}
      />
      <Field
        {...text("phone")}
        label="Phone"
        type="tel"
        inputMode="tel"
        autoComplete="shipping tel"
        maxLength={24}
        className="sm:col-span-2"
      />
    </fieldset>
  );
}
