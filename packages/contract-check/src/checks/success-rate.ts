import type { Given, Options } from "../frame/command.ts";
import { UsageError } from "../frame/usage-error.ts";

/** Default minimum percentage of successful calls: refusals prove almost nothing about the contract. */
const LEAST = 10;

export const successOption = {
  "min-success": { value: "percent", description: `fail (3) when fewer calls succeed (default ${LEAST}; 0 takes any)` },
} satisfies Options;

/** The percentage given with `--min-success`. */
export const wantedSuccess = (given: Given): number => {
  const text = given.text("min-success") ?? String(LEAST);
  const required = Number(text.trim() || Number.NaN);
  if (!(required >= 0 && required <= 100))
    throw new UsageError(`--min-success takes a percentage from 0 to 100, not ${JSON.stringify(text)}.`);
  return required;
};

/** The reason why too few calls succeeded; undefined if there are enough. */
export const tooFewSuccesses = (succeeded: number, all: number, required: number): string | undefined => {
  const percent = all === 0 ? 0 : (100 * succeeded) / all;
  if (percent >= required) return undefined;
  return `only ${succeeded} of ${all} calls succeeded (${percent.toFixed(1)} %, --min-success wants ${required} %). --operation, --tag or --path checks a part of the contract.`;
};
