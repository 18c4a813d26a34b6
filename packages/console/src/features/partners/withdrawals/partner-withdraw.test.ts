import { describe, expect, it } from "vitest";
import { partnerWithdrawSchema } from "./panels/partner-withdraw.schema.ts";
import { notEnough } from "../partner-money.ts";

const info = {
  availableToWithdraw: 40,
  balanceInUSD: 40,
  minimumWithdrawAmountInUSD: 40,
  requestsThisMonth: 1,
  maxNoWithdrawalRequests: 2,
};

describe("partner withdrawal request (money §5)", () => {
  it("available amount → allowed", () => expect(notEnough(info)).toBeUndefined());
  it("nothing available → documented warning", () =>
    expect(notEnough({ ...info, availableToWithdraw: 0, balanceInUSD: 39.99 })).toBe(
      "You don't have enough funds to make a withdrawal.",
    ));
  it("monthly limit reached → reason", () =>
    expect(notEnough({ ...info, availableToWithdraw: 0, requestsThisMonth: 2 })).toBe(
      "At most 2 withdrawals can be requested in a month.",
    ));
});

describe("TRON address", () => {
  const fits = (walletAddress: string) => partnerWithdrawSchema.safeParse({ walletAddress }).success;
  it.each([
    [`T${"7".repeat(33)}`, true],
    [` T${"7".repeat(33)} `, true],
    [`T${"7".repeat(32)}`, false],
    [`T${"7".repeat(34)}`, false],
    [`t${"7".repeat(33)}`, false],
    [`T${"0".repeat(33)}`, false],
    [`T${"O".repeat(33)}`, false],
    [`T${"l".repeat(33)}`, false],
    ["", false],
  ])("%j → valid: %s", (address, expected) => expect(fits(address)).toBe(expected));
});
