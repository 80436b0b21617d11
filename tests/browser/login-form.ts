import type { Page } from "@playwright/test";

/** The fields and buttons of the login screen, and of those about a password. */
export const loginForm = (page: Page) => ({
  name: page.getByLabel("Full name"),
  email: page.getByRole("main").locator("input[name=email]"),
  password: page.locator("input[name=password]"),
  send: (mode: "Login" | "Sign Up") => page.getByRole("button", { name: mode, exact: true }),
});
