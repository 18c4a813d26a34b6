import { execFile } from "node:child_process";
import type { Ran } from "./run-cli.ts";

/** Milliseconds after which the program is ended: what should be refused at once hangs. */
const BOUND = 20_000;

/**
 * Runs the program as a process of its own, since nothing can interrupt a regular expression or a loop in this one. It is
 * ended after 20 s, and its exit code is -1 then.
 */
export const runProgram = (...args: readonly string[]): Promise<Ran> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      ["packages/contract-check/src/cli.ts", ...args],
      { timeout: BOUND, killSignal: "SIGKILL", maxBuffer: 64 * 1024 * 1024 },
      (error, out, err) => resolve({ code: error ? (typeof error.code === "number" ? error.code : -1) : 0, out, err }),
    );
  });
