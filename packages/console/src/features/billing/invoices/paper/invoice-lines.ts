import type { components } from "@backoffice/api-client";
import { addDecimals } from "@backoffice/ui/form";
import { decimalOf } from "#kit/numbers/decimal-of.ts";

type Invoice = components["schemas"]["Invoice"];

/** Basis of a line: a percentage of the GGR, the monthly minimum, or none. */
export type Basis = { percentage: number; ofInUSD: number } | { leastInUSD: number } | undefined;

export type InvoiceLine = { label: string; basis?: Basis; inUSD: number };

/** Lines of an invoice in the documented order (money §9). */
export const invoiceLines = (invoice: Invoice): InvoiceLine[] => {
  const { casinoGGRPercentage, sportGGRPercentage, minMonthlyFeeInUSD, additionalCosts } = invoice.settings;
  return [
    {
      label: "Casino GGR",
      basis: { percentage: casinoGGRPercentage, ofInUSD: invoice.casinoGGRInUSD },
      inUSD: invoice.casinoGGRCommissionInUSD,
    },
    {
      label: "Sport GGR",
      basis: { percentage: sportGGRPercentage, ofInUSD: invoice.sportGGRInUSD },
      inUSD: invoice.sportGGRCommissionInUSD,
    },
    { label: "Premium sport", inUSD: invoice.premiumSportInUSD },
    { label: "Premium bot", inUSD: invoice.premiumBotInUSD },
    { label: "Brand fee", inUSD: invoice.brandFeeInUSD },
    { label: "Minimum payment", basis: { leastInUSD: minMonthlyFeeInUSD }, inUSD: invoice.minimumPaymentInUSD },
    ...additionalCosts.map(({ name, value }) => ({ label: name, inUSD: value })),
  ];
};

/** Exact sum of the lines as a decimal text (ruling 14). */
export const sumOfLines = (lines: readonly InvoiceLine[]): string =>
  lines.reduce((sum, { inUSD }) => addDecimals(sum, decimalOf(inUSD)), "0");
