import { createContext } from "react";

/**
 * The styles as text, written into the page's head: one answer has all that the first paint needs. Known to the server
 * alone; the browser takes what is in the page.
 */
export const PageStyles = createContext("");
