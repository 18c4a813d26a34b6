import type { components } from "@backoffice/api-client";
import { expect, it } from "vitest";
import { invoiceLines, sumOfLines } from "./invoice-lines.ts";

const invoice = {
  casinoGGRInUSD: -12.34,
  casinoGGRCommissionInUSD: 0,
  sportGGRInUSD: 410.05,
  sportGGRCommissionInUSD: 41.01,
  premiumSportInUSD: 0.1,
  premiumBotInUSD: 0.2,
  brandFeeInUSD: 0.3,
  minimumPaymentInUSD: 958.99,
  settings: {
    casinoGGRPercentage: 12,
    sportGGRPercentage: 10,
    minMonthlyFeeInUSD: 1000,
    premiumSportInUSD: 0.1,
    premiumBotInUSD: 0.2,
    brandFeeInUSD: 0.3,
    additionalCosts: [
      { name: "Extra support", value: 1.1 },
      { name: "Extra support", value: 2.2 },
    ],
  },
} as components["schemas"]["Invoice"];

it("an invoice has its documented lines in their order, then each additional cost", () => {
  expect(invoiceLines(invoice).map(({ label }) => label)).toEqual([
    "Casino GGR",
    "Sport GGR",
    "Premium sport",
    "Premium bot",
    "Brand fee",
    "Minimum payment",
    "Extra support",
    "Extra support",
  ]);
});

it("lines are added to the last cent: as floats these come to 1003.9000000000001", () => {
  expect(sumOfLines(invoiceLines(invoice))).toBe("1003.90");
});

it("no lines come to nothing", () => expect(sumOfLines([])).toBe("0"));
