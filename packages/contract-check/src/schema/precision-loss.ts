import type { Problem } from "./problem.ts";

/** Decimal digits that a double holds without loss. */
const SAFE_DIGITS = 15;

const digitsOf = (value: number) =>
  String(Math.abs(value)).split("e")[0]!.replace(".", "").replace(/^0+/, "").replace(/0+$/, "").length;

/** The reason why a number may be inexact: JSON numbers are read as doubles, and an amount must be exact (money §5). */
const whyLost = (value: number, isMoney: boolean): string | undefined => {
  if (Number.isInteger(value) && !Number.isSafeInteger(value))
    return "is too large to be read exactly: above 2^53 digits are lost";
  if (isMoney && digitsOf(value) > SAFE_DIGITS) return "has more digits than an amount that was computed exactly";
  return undefined;
};

/** Warns of a number that may be inexact. */
export const precisionLoss = (
  { at, value, inferred }: { at: string; value: unknown; inferred: boolean },
  isMoney: boolean,
): Problem | undefined => {
  const message = typeof value === "number" ? whyLost(value, isMoney) : undefined;
  return message === undefined
    ? undefined
    : { rule: "imprecise-number", at, severity: "warning", inferred, message, breaks: false };
};
