import { execFileSync } from "node:child_process";
import { ROOT } from "../../../scripts/lib/root.ts";
import { median } from "./median.ts";

const seconds = (command: string, args: readonly string[]): number => {
  const start = performance.now();
  execFileSync(command, args, { cwd: ROOT, stdio: "ignore" });
  return (performance.now() - start) / 1000;
};

/** Median duration of a command in seconds over `runs`; NaN if it fails. */
export const timeCommand = (runs: number, command: string, args: readonly string[]): number => {
  try {
    return median(Array.from({ length: runs }, () => seconds(command, args)));
  } catch {
    return NaN;
  }
};

/** The same for `pnpm contract …`. */
export const timeContract = (runs: number, ...args: readonly string[]): number =>
  timeCommand(runs, process.execPath, ["packages/contract-check/src/cli.ts", ...args]);
