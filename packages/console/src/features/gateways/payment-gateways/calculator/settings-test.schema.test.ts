import { describe, expect, it } from "vitest";
import { inWallet, settingsTestSchema } from "./settings-test.schema.ts";

const good = { amount: "1", currency: "TRY", rate: "automatic" as const, oneUSD: "", decimals: "2" };
const problem = (changes: object) => settingsTestSchema.safeParse({ ...good, ...changes }).error?.issues[0]?.message;
const converted = (changes: object, automatic?: string) =>
  inWallet(settingsTestSchema.parse({ ...good, ...changes }), automatic);

describe("the amount to test with (money §5, §9)", () => {
  it.each(["0", "0.01", "1", "10000000", "10000000.00"])("may be %s", (amount) =>
    expect(problem({ amount })).toBeUndefined(),
  );
  it.each([
    ["", "Enter the amount."],
    ["-0.01", "Use at least 0."],
    ["10000000.01", "Use at most 10,000,000."],
    ["1e21", "Enter a number."],
    ["1000000.0000000001", "Use at most 15 digits."],
    ["one", "Enter a number."],
  ])("is not “%s”", (amount, says) => expect(problem({ amount })).toBe(says));
});

describe("a manual rate", () => {
  it.each([
    ["", "Enter the rate."],
    ["0", "A rate is more than 0."],
    ["0.000", "A rate is more than 0."],
    ["-2", "Use at least 0."],
    ["1e-7", "Enter a number."],
  ])("is not “%s”", (oneUSD, says) => expect(problem({ rate: "manual", oneUSD })).toBe(says));
  it("is not looked at while the rate is automatic", () => expect(problem({ oneUSD: "" })).toBeUndefined());
});

describe("an amount in the USD wallet", () => {
  it.each([
    ["1", "34.2", "2", "0.03"],
    ["1", "34.2", "8", "0.02923977"],
    ["10000000", "3", "0", "3333333"],
    ["0.1", "0.3", "2", "0.33"],
    ["0", "34.2", "2", "0.00"],
  ])("is %s divided by %s with %s decimals", (amount, rate, decimals, expected) => {
    expect(converted({ amount, decimals }, rate)).toEqual({ amount: expected, by: rate });
    expect(converted({ amount, decimals, rate: "manual", oneUSD: rate })).toEqual({ amount: expected, by: rate });
  });

  it("follows the manual rate, whatever the automatic one is", () =>
    expect(converted({ rate: "manual", oneUSD: "2" }, "34.2")).toEqual({ amount: "0.50", by: "2" }));

  it("is not known without a rate, and a rate of nothing converts nothing", () => {
    expect(converted({})).toEqual({ problem: "Nobody quotes TRY now. Use a manual rate, or try again later." });
    expect(converted({}, "0")).toEqual({
      problem: "The automatic rate of TRY is 0: nothing can be converted with it.",
    });
    expect(converted({}, "-1")).toHaveProperty("problem");
  });
});
