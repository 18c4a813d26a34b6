import { ROOT } from "../lib/root.ts";
import type { Result } from "./result.ts";
import { timeCommand } from "./time-command.ts";

/** The commands that a developer waits for; those of the contract are measured with it. */
export const measureCommands = (runs: number): Result[] => [
  {
    name: "pnpm typecheck",
    unit: "s",
    value: timeCommand(runs, `${ROOT}node_modules/.bin/tsc`, ["--noEmit", "-p", "."]),
    budget: 15,
  },
];
