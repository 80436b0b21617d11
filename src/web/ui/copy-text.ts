/** Puts a text on the clipboard. @throws where the browser has none or refuses */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
