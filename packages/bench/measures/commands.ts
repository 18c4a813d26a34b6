import { ROOT } from "../../../scripts/lib/root.ts";
import type { Section } from "../figures/section.ts";
import { timeCommand } from "../figures/time-command.ts";

/** Measures the commands that developers wait for. Commands of the contract are measured with the contract. */
export const measureCommands = (runs: number): Section => ({
  title: "Commands, in plain seconds with generous budgets",
  results: [
    {
      name: "pnpm typecheck",
      unit: "s",
      value: timeCommand(runs, `${ROOT}node_modules/.bin/tsc`, ["--noEmit", "-p", "."]),
      budget: 40,
    },
  ],
});
