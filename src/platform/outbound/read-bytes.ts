/** A body as a whole; null, and the rest not read, when it is larger than `most` bytes. */
export async function readBytes(response: Response, most: number): Promise<Buffer | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > most) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
