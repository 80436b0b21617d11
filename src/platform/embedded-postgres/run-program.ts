import { spawn } from "node:child_process";
import type { Account } from "./account.ts";

/** How a program is started so that it runs as the server's user and can reach its files. */
export interface Launch {
  account: Account | undefined;
  /** Words to put before the program's own. */
  prefix: readonly string[];
}

/** The words and options for node's spawn. */
export function launchWith(launch: Launch, program: string, args: readonly string[]) {
  const [command, ...words] = [...launch.prefix, program, ...args] as [string, ...string[]];
  // setpriv changes the user itself, after it has given the capability on.
  const options = launch.prefix.length === 0 && launch.account ? launch.account : {};
  // The shop's own folder may be closed to the server's user.
  return { command, words, options: { ...options, cwd: process.platform === "win32" ? undefined : "/" } };
}

export interface Outcome {
  code: number | null;
  /** Standard output and standard error, in the order they came. */
  output: string;
}

/** Runs a program of the server to its end. */
export function runProgram(launch: Launch, program: string, args: readonly string[], input = ""): Promise<Outcome> {
  return new Promise((resolve) => {
    const { command, words, options } = launchWith(launch, program, args);
    const child = spawn(command, words, { ...options, stdio: ["pipe", "pipe", "pipe"] });
    let output = "";
    const hear = (text: Buffer) => (output += text.toString("utf8"));
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    // A program that ends before it has read everything says why in its output.
    child.stdin.on("error", () => {});
    child.on("error", (error) => resolve({ code: null, output: error.message }));
    child.on("close", (code) => resolve({ code, output }));
    child.stdin.end(input);
  });
}

/** The line of a PostgreSQL program's output that says what went wrong. */
export function lastComplaint(output: string): string {
  const lines = output.split("\n").filter((line) => line.trim() !== "");
  const complaint =
    lines.findLast((line) => /\b(?:PANIC|FATAL|ERROR|error):/.test(line)) ?? lines.at(-1) ?? "no reason given";
  return complaint.replace(/^.*?\b(?:PANIC|FATAL|ERROR|error):\s*/, "").trim();
}
