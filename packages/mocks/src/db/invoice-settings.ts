import type { Db } from "./db.ts";
import type { InvoiceSettingsRow } from "./tables/billing-tables.ts";

/** What an operator or brand is charged: a new brand as its operator, and a new operator nothing until it is set. */
export const invoiceSettingsOf = (db: Db, opId: string): InvoiceSettingsRow => {
  const parentOpId = db.operators.get(opId)?.parentOpId;
  const own = db.billing.settings.get(opId) ?? (parentOpId ? db.billing.settings.get(parentOpId) : undefined);
  const nothing = { casinoGGRPercentage: 0, sportGGRPercentage: 0, minMonthlyFeeInUSD: 0, premiumSportInUSD: 0 };
  return { ...(own ?? { ...nothing, premiumBotInUSD: 0, brandFeeInUSD: 0, additionalCosts: [] }), opId };
};
