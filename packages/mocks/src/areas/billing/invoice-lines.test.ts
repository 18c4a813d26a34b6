import { expect, test } from "vitest";
import { invoiceLines } from "./invoice-lines.ts";

const SETTINGS = {
  casinoGGRPercentage: 10,
  sportGGRPercentage: 8,
  minMonthlyFeeInUSD: 0,
  premiumSportInUSD: 0,
  premiumBotInUSD: 0,
  brandFeeInUSD: 0,
  additionalCosts: [],
};
const commission = (ggr: number, percentage: number) =>
  invoiceLines({ ...SETTINGS, casinoGGRPercentage: percentage }, { casinoGGRInUSD: ggr, sportGGRInUSD: 0 })
    .casinoGGRCommissionInUSD;

test.each([
  [10.05, 10, 1.01],
  [1.15, 50, 0.58],
  // One ten-millionth below half a cent; floating-point arithmetic makes it half a cent.
  [49_999.99, 0.000_01, 0],
  [-50, 10, 0],
])("invoice commission: %f at %f %% → exact to the cent", (ggr, percentage, expected) =>
  expect(commission(ggr, percentage)).toBe(expected),
);

test("invoice lines: top-up to the minimum is exact, total equals the sum of lines", () => {
  const settings = { ...SETTINGS, minMonthlyFeeInUSD: 100.1, brandFeeInUSD: 0.2 };
  expect(invoiceLines(settings, { casinoGGRInUSD: 700.35, sportGGRInUSD: 0.07 })).toMatchObject({
    casinoGGRCommissionInUSD: 70.04,
    sportGGRCommissionInUSD: 0.01,
    minimumPaymentInUSD: 30.05,
    totalPayableAmountInUSD: 100.3,
  });
});
