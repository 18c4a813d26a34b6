import { describe, expect, it } from "vitest";
import { resultOf, settleSchema } from "./settle.schema.ts";

const problem = (winAmount: string) =>
  settleSchema.safeParse({ winAmount, currency: "USDT" }).error?.issues[0]?.message;

describe("win amount", () => {
  it.each(["0", "0.01", "47", "47.50", "1000000000", "99999999.1234567"])("%s → valid", (text) =>
    expect(problem(text)).toBeUndefined(),
  );
  it.each([
    ["", "Enter the win amount. Enter 0 if the bet lost."],
    ["-1", "Use at least 0."],
    ["1000000000.01", "Use at most 1,000,000,000."],
    ["ten", "Enter a number."],
    ["NaN", "Enter a number."],
    ["1e3", "Enter a number."],
    ["999999999.1234567", "Use at most 15 digits."],
  ])("“%s” → error message", (text, says) => expect(problem(text)).toBe(says));
});

describe("settlement result", () => {
  it.each([
    ["0", "lost"],
    ["0.00", "lost"],
    ["0.01", "won"],
    ["100", "won"],
    ["", undefined],
    ["-1", undefined],
    ["0.001", undefined],
  ])("win amount “%s” → %s", (winAmount, result) => expect(resultOf({ winAmount, currency: "EUR" })).toBe(result));
  it.each([
    ["20", "void"],
    ["20.00", "void"],
    ["20.01", "won"],
    ["0", "lost"],
  ])("win amount “%s” of a stake of 20 → %s", (winAmount, result) =>
    expect(resultOf({ winAmount, currency: "EUR", stake: 20 })).toBe(result),
  );
});
