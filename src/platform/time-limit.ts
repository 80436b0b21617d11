/**
 * The result of some work, if it comes within that many milliseconds. The work itself goes on: nothing waits for it.
 * @throws when it does not come in time
 */
export function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
    void work.catch(() => {}).finally(() => clearTimeout(timer));
  });
  return Promise.race([work, late]);
}
