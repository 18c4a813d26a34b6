import { describe, expect, it } from "vitest";
import { resultOf, settleSchema } from "./settle.schema.ts";

const problem = (winAmount: string) =>
  settleSchema.safeParse({ winAmount, currency: "USDT" }).error?.issues[0]?.message;

describe("what a settled bet won", () => {
  it.each(["0", "0.01", "47", "47.50", "1000000000", "99999999.1234567"])("is an amount like %s", (text) =>
    expect(problem(text)).toBeUndefined(),
  );
  it.each([
    ["", "Enter what the bet won. Enter 0 if it lost."],
    ["-1", "Use at least 0."],
    ["1000000000.01", "Use at most 1,000,000,000."],
    ["ten", "Enter a number."],
    ["NaN", "Enter a number."],
    ["1e3", "Enter a number."],
    ["999999999.1234567", "Use at most 15 digits."],
  ])("is no “%s”", (text, says) => expect(problem(text)).toBe(says));
});

describe("a bet", () => {
  it.each([
    ["0", "lost"],
    ["0.00", "lost"],
    ["0.01", "won"],
    ["100", "won"],
    ["", undefined],
    ["-1", undefined],
    ["0.001", undefined],
  ])("that won “%s” is %s", (winAmount, result) => expect(resultOf({ winAmount, currency: "EUR" })).toBe(result));
});
