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

it("invoice lines: order → as documented, then additional costs", () => {
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

it("sum of lines: amounts that floats cannot represent → exact to the cent", () => {
  expect(sumOfLines(invoiceLines(invoice))).toBe("1003.90");
});

it("sum of lines: no lines → 0", () => expect(sumOfLines([])).toBe("0"));
