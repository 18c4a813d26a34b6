import { describe, expect, it } from "vitest";
import { inWallet, settingsTestSchema } from "./settings-test.schema.ts";

const good = { amount: "1", currency: "TRY", rate: "automatic" as const, oneUSD: "", decimals: "2" };
const problem = (changes: object) => settingsTestSchema.safeParse({ ...good, ...changes }).error?.issues[0]?.message;
const converted = (changes: object, automatic?: string) =>
  inWallet(settingsTestSchema.parse({ ...good, ...changes }), automatic);

describe("gateway test: amount (money §5, §9)", () => {
  it.each(["0", "0.01", "1", "10000000", "10000000.00"])("%s → valid", (amount) =>
    expect(problem({ amount })).toBeUndefined(),
  );
  it.each([
    ["", "Enter the amount."],
    ["-0.01", "Use at least 0."],
    ["10000000.01", "Use at most 10,000,000."],
    ["1e21", "Enter a number."],
    ["1000000.0000000001", "Use at most 15 digits."],
    ["one", "Enter a number."],
  ])("“%s” → error", (amount, says) => expect(problem({ amount })).toBe(says));
});

describe("gateway test: manual rate", () => {
  it.each([
    ["", "Enter the rate."],
    ["0", "Enter a rate above 0."],
    ["0.000", "Enter a rate above 0."],
    ["-2", "Use at least 0."],
    ["1e-7", "Enter a number."],
  ])("“%s” → error", (oneUSD, says) => expect(problem({ rate: "manual", oneUSD })).toBe(says));
  it("automatic rate selected → manual rate ignored", () => expect(problem({ oneUSD: "" })).toBeUndefined());
});

describe("gateway test: result in USD", () => {
  it.each([
    ["1", "34.2", "2", "0.03"],
    ["1", "34.2", "8", "0.02923977"],
    ["10000000", "3", "0", "3333333"],
    ["0.1", "0.3", "2", "0.33"],
    ["0", "34.2", "2", "0.00"],
  ])("%s at rate %s with %s decimals → quotient", (amount, rate, decimals, expected) => {
    expect(converted({ amount, decimals }, rate)).toEqual({ amount: expected, by: rate });
    expect(converted({ amount, decimals, rate: "manual", oneUSD: rate })).toEqual({ amount: expected, by: rate });
  });

  it("manual rate → overrides the automatic rate", () =>
    expect(converted({ rate: "manual", oneUSD: "2" }, "34.2")).toEqual({ amount: "0.50", by: "2" }));

  it("no rate or rate 0 → problem", () => {
    expect(converted({})).toEqual({ problem: "No rate for TRY is available. Use a manual rate or try again later." });
    expect(converted({}, "0")).toEqual({
      problem: "The automatic rate of TRY is 0, which cannot be used for conversion.",
    });
    expect(converted({}, "-1")).toHaveProperty("problem");
  });
});
