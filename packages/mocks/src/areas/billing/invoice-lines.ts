import type { components } from "@backoffice/api-client/contract";
import { sumOf } from "../../db/money/amounts.ts";
import { lessUsd, shareOfUsd } from "../../db/money/usd.ts";

type Settings = components["schemas"]["InvoiceSettings"];
type Ggr = { casinoGGRInUSD: number; sportGGRInUSD: number };

/** The lines of an invoice and their sum. A month with a negative GGR is charged only the minimum and the fees. */
export const invoiceLines = (settings: Settings, { casinoGGRInUSD, sportGGRInUSD }: Ggr) => {
  const { premiumSportInUSD, premiumBotInUSD, brandFeeInUSD, additionalCosts } = settings;
  const casinoGGRCommissionInUSD = shareOfUsd(Math.max(0, casinoGGRInUSD), settings.casinoGGRPercentage);
  const sportGGRCommissionInUSD = shareOfUsd(Math.max(0, sportGGRInUSD), settings.sportGGRPercentage);
  const commissions = sumOf([casinoGGRCommissionInUSD, sportGGRCommissionInUSD]);
  const minimumPaymentInUSD = Math.max(0, lessUsd(settings.minMonthlyFeeInUSD, commissions));
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
