/** Does one step of a start, with a line for the person who waits: what, how it went, how long it took. */
export type Step = <T>(name: string, work: () => Promise<T> | T, note?: (result: T) => string) => Promise<T>;

/** Prints each step's name before its work, and the rest of its line after. */
export function printSteps(write: (text: string) => void): Step {
  return async (name, work, note) => {
    const begun = performance.now();
    write(`  ${name} … `);
    try {
      const result = await work();
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      write(`${note ? `${note(result)}, ` : ""}${seconds} s\n`);
      return result;
    } catch (error) {
      write("failed\n");
      throw error;
    }
  };
}
