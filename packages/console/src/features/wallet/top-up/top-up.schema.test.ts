import { describe, expect, it } from "vitest";
import { amountReason, amountSchema, balanceAfter, whySchema } from "./top-up.schema.ts";

const problem = (amount: string, currency = "USD") =>
  amountSchema.safeParse({ amount, currency, action: "topup" }).error?.issues[0]?.message;
const why = (values: object) =>
  whySchema.safeParse({ reason: "TEST", note: "n", accepted: true, ...values }).error?.issues[0]?.message;

describe("top-up amount", () => {
  it.each([
    ["0.01", "USD"],
    ["250000000.50", "USD"],
    ["0.00000001", "BTC"],
    ["0.000001", "TRX"],
    ["1", "JPY"],
    ["1.50", "USD"],
  ])("%s %s → valid", (amount, currency) => expect(problem(amount, currency)).toBeUndefined());

  it.each([
    ["", "USD", "Enter an amount."],
    ["0", "USD", "Use more than 0."],
    ["0.00", "USD", "Use more than 0."],
    ["-5", "USD", "Use more than 0."],
    ["1e21", "USD", "Enter a number."],
    ["99999999.12345678", "BTC", "Use at most 15 digits."],
    ["0.001", "USD", "USD has 2 decimals."],
    ["0.0000001", "TRX", "TRX has 6 decimals."],
    ["0.000000001", "BTC", "BTC has 8 decimals."],
    ["1.5", "JPY", "JPY has no decimals."],
  ])("“%s” %s → error", (amount, currency, says) => expect(problem(amount, currency)).toBe(says));
});

describe("top-up decrease", () => {
  const decrease = (amount: string, balance: string, currency = "BTC") =>
    amountReason({ amount, currency }, "deduct", balance);

  it.each([
    ["0.3", "0.1"],
    ["0.3", "0.3"],
    ["0.00000003", "0.00000003"],
  ])("balance %s by %s → allowed", (balance, amount) => expect(decrease(amount, balance)).toBeUndefined());

  it.each([
    ["0.3", "0.30000001"],
    ["0", "0.00000001"],
    ["-2", "1"],
  ])("balance %s by %s → exceeds the balance", (balance, amount) =>
    expect(decrease(amount, balance)).toBe("The amount exceeds the balance."),
  );

  it("amounts that floats cannot represent → exact result", () => {
    expect(balanceAfter("0.3", { amount: "0.1", action: "deduct" })).toBe("0.2");
    expect(balanceAfter("0.1", { amount: "0.2", action: "topup" })).toBe("0.3");
    expect(balanceAfter("9007199254740993.01", { amount: "0.01", action: "topup" })).toBe("9007199254740993.02");
  });
});

it("top-up increase: amount above the balance → allowed", () =>
  expect(amountReason({ amount: "5", currency: "USD" }, "topup", "0")).toBeUndefined());

describe("top-up reason", () => {
  it.each([
    [{}, undefined],
    [{ note: "n".repeat(200) }, undefined],
    [{ note: "n".repeat(201) }, "Use at most 200 characters."],
    [{ note: "   " }, "Write a note."],
    [{ reason: "" }, "Choose a reason."],
    [{ accepted: false }, "Tick the check box to confirm the change."],
  ])("%o → %s", (values, says) => expect(why(values)).toBe(says));
});
