import { useTranslation } from "../i18n/use-translation.tsx";
import { Panel } from "../ui/panel.tsx";
import { CategoryTree } from "./category-tree.tsx";
import { useOpenPanel } from "./open-panel.ts";

/** The side panel of categories (CATP). */
export function CategoriesPanel() {
  const t = useTranslation("frame");
  const open = useOpenPanel(({ panel }) => panel === "categories");
  const close = useOpenPanel((panels) => panels.close);
  return (
    <Panel id="categories-panel" open={open} onClose={close} title={t("categories")} side="left">
      <CategoryTree />
    </Panel>
  );
}
