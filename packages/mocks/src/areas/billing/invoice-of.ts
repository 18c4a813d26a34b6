import type { Db } from "../../db/db.ts";
import { existing, Refusal } from "../../request/refusal.ts";
import type { Account } from "../../session/accounts.ts";
import { visibleRow } from "../../session/visible.ts";
import type { InvoiceRow } from "./billing-tables.ts";

/**
 * The invoice to change; refused when it does not exist, is not visible to the account or belongs to another operator.
 */
export const invoiceOf = (
  db: Db,
  account: Account,
  { invoiceId, opId }: { invoiceId: string; opId: string },
): InvoiceRow => {
  const row = existing(visibleRow(db, account, db.billing.invoices.get(invoiceId)), "This invoice does not exist.");
  if (row.opId !== opId) throw Refusal.ofFields({ opId: "This invoice belongs to another operator." });
  return row;
};
