import { describe, expect, it } from "vitest";
import { firstBalance, topUpSchema, withdrawSchema } from "./utopia.schema.ts";

describe("voucher code", () => {
  const problem = (voucherCode: string) => topUpSchema.safeParse({ voucherCode }).error?.issues[0]?.message;
  it.each([28, 29, 30, 60])("%i characters → valid", (length) => expect(problem("V".repeat(length))).toBeUndefined());
  it.each([
    [0, "A voucher code has 28 characters or more."],
    [27, "A voucher code has 28 characters or more."],
    [61, "Use at most 60 characters."],
  ])("%i characters → error", (length, says) => expect(problem("V".repeat(length))).toBe(says));
  it("surrounding spaces → not counted", () => {
    expect(problem(` ${"V".repeat(27)} `)).toMatch(/28 characters/);
    expect(topUpSchema.parse({ voucherCode: ` ${"V".repeat(28)}\n` }).voucherCode).toHaveLength(28);
  });
});

describe("withdrawal from a wallet with 1840.50 UUSD", () => {
  const schema = withdrawSchema({ balance: "1840.50", currency: "UUSD" });
  const problem = (amount: string) => schema.safeParse({ amount }).error?.issues.map(({ message }) => message);
  it.each(["0.01", "1", "1840.5", "1840.50", "12.340"])("%s → valid", (amount) =>
    expect(problem(amount)).toBeUndefined(),
  );
  it.each([
    ["", "Enter the amount."],
    ["0", "Use more than 0."],
    ["0.00", "Use more than 0."],
    ["-5", "Use more than 0."],
    ["1840.51", "The wallet has only 1,840.50 UUSD."],
    ["1e21", "Enter a number."],
    ["0.001", "UUSD has 2 decimals."],
    ["NaN", "Enter a number."],
  ])("“%s” → error", (amount, says) => expect(problem(amount)).toEqual([says]));
  it("too many digits → error", () => expect(problem("1.1234567890123456")).toContain("Use at most 15 digits."));
});

it("firstBalance: several balances → the first; none → 0 UUSD", () => {
  const balances = [
    { currency: "UUSD", balance: 25.5 },
    { currency: "CRP", balance: 900 },
  ];
  expect(firstBalance({ balances })).toEqual({ currency: "UUSD", balance: "25.5" });
  expect(firstBalance({ balances: [] })).toEqual({ currency: "UUSD", balance: "0" });
});
