import { execFileSync } from "node:child_process";
import { ROOT } from "../lib/root.ts";
import { median } from "./median.ts";
import type { Result } from "./result.ts";

const seconds = (command: string, args: string[]): number => {
  const start = performance.now();
  execFileSync(command, args, { cwd: ROOT, stdio: "ignore" });
  return (performance.now() - start) / 1000;
};

const measure = (runs: number, command: string, args: string[]): number => {
  try {
    return median(Array.from({ length: runs }, () => seconds(command, args)));
  } catch {
    // The command failed, so there is no figure.
    return NaN;
  }
};

/** The commands that a developer waits for. The check does all that `pnpm generate` does, and then compares. */
export const measureCommands = (runs: number): Result[] => [
  {
    name: "pnpm generate",
    unit: "s",
    value: measure(runs, process.execPath, ["packages/contract-check/src/cli.ts", "generate", "--check"]),
    budget: 5,
  },
  {
    name: "pnpm typecheck",
    unit: "s",
    value: measure(runs, `${ROOT}node_modules/.bin/tsc`, ["--noEmit", "-p", "."]),
    budget: 15,
  },
];
