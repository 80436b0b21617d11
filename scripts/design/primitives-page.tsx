import type { ReactNode } from "react";
import { renderPage } from "#tests/web/render-page.tsx";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { Button, IconButton, type ButtonLook } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Chip, RemovableChip } from "#web/ui/chip.tsx";
import { Field, SelectField, TextField } from "#web/ui/field.tsx";
import { Rating } from "#web/ui/rating.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { swatchLook, tileLook } from "#web/ui-shop/option-look.ts";
import { PriceLine } from "#web/ui-shop/price.tsx";
import { QuantityStepper } from "#web/ui-shop/quantity-stepper.tsx";
import { StockLabel } from "#web/ui-shop/stock-label.tsx";
import { Swatch } from "#web/ui-shop/swatch.tsx";
import type { Token } from "./read-tokens.ts";
import { Search } from "#web/ui/icons/everywhere.ts";

const LOOKS: ButtonLook[] = ["solid", "outline", "text"];
const TYPE = ["text-display", "text-title", "text-heading", "text-lead", "text-base", "text-sm", "text-caption"];
const nothing = () => {};

/** The HTML of every token and primitive on one page. */
export function primitivesPage(tokens: Token[]): string {
  return renderPage(() => <Primitives tokens={tokens} />);
}

function Primitives({ tokens }: { tokens: Token[] }) {
  const named = (prefix: string) => tokens.filter(({ name }) => name.startsWith(prefix));
  return (
    <div className="shell py-section">
      <h1 className="text-display">Weft, its parts</h1>
      <Part title="Colour">
        <ul className="card-grid">
          {named("--color-").map(({ name, value, why }) => (
            <li key={name} className="text-sm">
              <span className="block border border-line" style={{ background: value, height: "5rem" }} />
              <span className="mt-3 block font-medium">{name.replace("--color-", "")}</span>
              <span className="block text-muted tabular-nums">{value}</span>
              <span className="block text-caption text-muted">{why}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Type">
        {TYPE.map((size) => (
          <p key={size} className={/display|title|heading/.test(size) ? `${size} font-serif` : size}>
            {size.replace("text-", "")}: clothes worth keeping
          </p>
        ))}
      </Part>
      <Part title="Space, radius, motion">
        <dl className="space-y-2.5 text-sm">
          {[
            ...named("--spacing-"),
            ...named("--container-"),
            ...named("--radius-"),
            ...named("--motion-"),
            ...named("--ease-"),
          ].map(({ name, value, why }) => (
            <div key={name} className="flex justify-between gap-4">
              <dt>
                {name} <span className="text-muted">{why}</span>
              </dt>
              <dd className="tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part title="Buttons">
        {LOOKS.map((look) => (
          <div key={look} className="flex flex-wrap items-center gap-x-8 gap-y-4">
            <Button look={look} size="small">
              Small
            </Button>
            <Button look={look}>Medium</Button>
            <Button look={look} size="large">
              Large
            </Button>
            <Button look={look} busy>
              Busy
            </Button>
            <Button look={look} disabled>
              Disabled
            </Button>
          </div>
        ))}
        <IconButton label="Search">
          <Search aria-hidden="true" strokeWidth={1.25} />
        </IconButton>
      </Part>
      <Part title="Fields">
        <Field label="First name" defaultValue="Asha" />
        <Field label="Company" required={false} hint="Where it is a place of work." />
        <Field label="Email" error="Please enter a valid e-mail address." defaultValue="asha@" />
        <SelectField label="Country" defaultValue="IN">
          <option value="IN">India</option>
        </SelectField>
        <TextField label="Your review" rows={3} />
        <Checkbox label="Green" aside={12} checked onChange={nothing} />
        <Checkbox label="I accept the terms" error="Please accept the terms." />
      </Part>
      <Part title="Small parts">
        <Breadcrumb crumbs={[{ name: "Home", to: "/" }, { name: "Women", to: "/" }, { name: "Dresses" }]} />
        <div className="flex flex-wrap items-center gap-4">
          <Chip>Black</Chip>
          <RemovableChip to="/" label="Linen" />
          <Rating value={4.4} count={9} className="text-accent" />
          <PriceLine price={429_000} compareAt={549_000} />
          {[0, 3, 12, 40].map((quantity) => (
            <StockLabel key={quantity} quantity={quantity} />
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <span className={swatchLook(true, false)}>
            <Swatch colour="green" />
          </span>
          <span className={swatchLook(false, false)}>
            <Swatch colour="blue" />
          </span>
          <span className={swatchLook(false, true)}>
            <Swatch colour="red" />
          </span>
          <span className={tileLook(true, false)}>M</span>
          <span className={tileLook(false, false)}>L</span>
          <span className={tileLook(false, true)}>XL</span>
          <QuantityStepper label="Quantity" quantity={2} onChange={nothing} min={1} max={9} />
          <Spinner label="Loading" className="size-6" />
        </div>
        <Skeleton className="h-4 w-2/3" />
        <Tabs
          label="Details"
          current="one"
          hrefOf={() => "/"}
          tabs={[
            { id: "one", label: "Description", content: <p>What the tab holds.</p> },
            { id: "two", label: "Shipping & Returns", content: null },
          ]}
        />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-14">
      <h2 className="text-title">{title}</h2>
      <div className="mt-8 space-y-5">{children}</div>
    </section>
  );
}
