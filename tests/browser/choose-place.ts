import type { Page } from "@playwright/test";

/** Types a place's name into one of the lists of an address and takes what it narrows to. Waits until the list is there. */
export async function choosePlace(page: Page, list: "Country" | "State" | "City", name: string): Promise<void> {
  const box = page.getByRole("combobox", { name: list });
  await box.fill(name);
  await box.press("Enter");
}
