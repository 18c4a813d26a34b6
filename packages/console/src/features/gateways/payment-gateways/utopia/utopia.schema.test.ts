import { describe, expect, it } from "vitest";
import { firstBalance, topUpSchema, withdrawSchema } from "./utopia.schema.ts";

describe("a voucher's code", () => {
  const problem = (voucherCode: string) => topUpSchema.safeParse({ voucherCode }).error?.issues[0]?.message;
  it.each([28, 29, 30, 60])("may have %i characters", (length) => expect(problem("V".repeat(length))).toBeUndefined());
  it.each([
    [0, "A voucher code has 28 characters or more."],
    [27, "A voucher code has 28 characters or more."],
    [61, "Use at most 60 characters."],
  ])("has not %i", (length, says) => expect(problem("V".repeat(length))).toBe(says));
  it("is counted without the spaces around it", () => {
    expect(problem(` ${"V".repeat(27)} `)).toMatch(/28 characters/);
    expect(topUpSchema.parse({ voucherCode: ` ${"V".repeat(28)}\n` }).voucherCode).toHaveLength(28);
  });
});

describe("what is taken out of a wallet with 1840.50 UUSD", () => {
  const schema = withdrawSchema({ balance: "1840.50", currency: "UUSD" });
  const problem = (amount: string) => schema.safeParse({ amount }).error?.issues.map(({ message }) => message);
  it.each(["0.01", "1", "1840.5", "1840.50", "12.340"])("may be %s", (amount) =>
    expect(problem(amount)).toBeUndefined(),
  );
  it.each([
    ["", "Enter the amount."],
    ["0", "Use more than 0."],
    ["0.00", "Use more than 0."],
    ["-5", "Use more than 0."],
    ["1840.51", "There are only 1840.50 UUSD in this wallet."],
    ["1e21", "Enter a number."],
    ["0.001", "UUSD has 2 decimals."],
    ["NaN", "Enter a number."],
  ])("is not “%s”", (amount, says) => expect(problem(amount)).toEqual([says]));
  it("is not a number with more digits than the wire takes", () =>
    expect(problem("1.1234567890123456")).toContain("Use at most 15 digits."));
});

it("is capped at the wallet's first balance, whatever other balances there are", () => {
  const balances = [
    { currency: "UUSD", balance: 25.5 },
    { currency: "CRP", balance: 900 },
  ];
  expect(firstBalance({ balances })).toEqual({ currency: "UUSD", balance: "25.5" });
  expect(firstBalance({ balances: [] })).toEqual({ currency: "UUSD", balance: "0" });
});
