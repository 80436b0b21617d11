import { Link } from "react-router";
import { useTranslation } from "../i18n/use-translation.tsx";
import { Panel } from "../ui/panel.tsx";
import { paths } from "../paths.ts";
import { CategoryTree } from "./category-tree.tsx";
import { pagesMenu, productsMenu, type MenuEntry } from "./menus.ts";
import { useOpenPanel } from "./open-panel.ts";
import { Plus } from "../ui/icons/everywhere.ts";

/** The slide menu of small screens, an accordion (HEAD-06). */
export function MobileMenu() {
  const t = useTranslation("frame");
  const open = useOpenPanel(({ panel }) => panel === "menu");
  const close = useOpenPanel((panels) => panels.close);
  return (
    <Panel id="mobile-menu" open={open} onClose={close} title={t("menu")} side="left">
      <nav aria-label={t("menu")}>
        <Link to={paths.home} className="block border-b border-line py-4 font-serif text-2xl leading-none">
          {t("home")}
        </Link>
        <details className="group border-b border-line" open>
          <Summary name={t("shop")} />
          <div className="pb-4 pl-4 [&_li:last-child]:border-0">
            <CategoryTree />
          </div>
        </details>
        <Entries name={t("products")} entries={productsMenu(t)} />
        <Entries name={t("pages")} entries={pagesMenu(t)} />
        <Link to={paths.about} className="block border-b border-line py-4 font-serif text-2xl leading-none">
          {t("about")}
        </Link>
        <Link to={paths.contact} className="block py-4 font-serif text-2xl leading-none">
          {t("contact")}
        </Link>
      </nav>
    </Panel>
  );
}

function Entries({ name, entries }: { name: string; entries: MenuEntry[] }) {
  return (
    <details className="group border-b border-line">
      <Summary name={name} />
      <ul className="pb-5 pl-4">
        {entries.map((entry) => (
          <li key={entry.to}>
            <Link to={entry.to} className="block py-2 text-sm text-muted hover:text-accent">
              {entry.name}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Summary({ name }: { name: string }) {
  return (
    <summary className="flex list-none items-center justify-between py-4 font-serif text-2xl leading-none [&::-webkit-details-marker]:hidden">
      {name}
      <Plus
        aria-hidden="true"
        className="size-4.5 transition-transform duration-(--motion-quick) group-open:rotate-45"
        strokeWidth={1.25}
      />
    </summary>
  );
}
