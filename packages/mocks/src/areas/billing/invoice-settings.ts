import type { Db } from "../../db/db.ts";
import type { InvoiceSettingsRow } from "./billing-tables.ts";

/** The invoice settings of an operator or brand: a new brand has its operator's, a new operator is charged nothing. */
export const invoiceSettingsOf = (db: Db, opId: string): InvoiceSettingsRow => {
  const parentOpId = db.operators.get(opId)?.parentOpId;
  const own = db.billing.settings.get(opId) ?? (parentOpId ? db.billing.settings.get(parentOpId) : undefined);
  const nothing = { casinoGGRPercentage: 0, sportGGRPercentage: 0, minMonthlyFeeInUSD: 0, premiumSportInUSD: 0 };
  return { ...(own ?? { ...nothing, premiumBotInUSD: 0, brandFeeInUSD: 0, additionalCosts: [] }), opId };
};
