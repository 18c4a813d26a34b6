import type { components } from "@backoffice/api-client/contract";
import { sumOf, toCents } from "./amounts.ts";

type Settings = components["schemas"]["InvoiceSettings"];
type Ggr = { casinoGGRInUSD: number; sportGGRInUSD: number };

/** The lines of an invoice and their sum. A month with a negative GGR is charged only the minimum and the fees. */
export const invoiceLines = (settings: Settings, { casinoGGRInUSD, sportGGRInUSD }: Ggr) => {
  const { premiumSportInUSD, premiumBotInUSD, brandFeeInUSD, additionalCosts } = settings;
  const casinoGGRCommissionInUSD = toCents((Math.max(0, casinoGGRInUSD) * settings.casinoGGRPercentage) / 100);
  const sportGGRCommissionInUSD = toCents((Math.max(0, sportGGRInUSD) * settings.sportGGRPercentage) / 100);
  const commissions = sumOf([casinoGGRCommissionInUSD, sportGGRCommissionInUSD]);
  const minimumPaymentInUSD = toCents(Math.max(0, settings.minMonthlyFeeInUSD - commissions));
  const fees = { premiumSportInUSD, premiumBotInUSD, brandFeeInUSD };
  const costs = additionalCosts.map((it) => it.value);
  return {
    casinoGGRInUSD,
    sportGGRInUSD,
    casinoGGRCommissionInUSD,
    sportGGRCommissionInUSD,
    minimumPaymentInUSD,
    ...fees,
    totalPayableAmountInUSD: sumOf([commissions, minimumPaymentInUSD, ...Object.values(fees), ...costs]),
  };
};
