import { amountWords } from "../../db/money/amount.ts";
import type { Db } from "../../db/db.ts";
import { paidByInvoice } from "./invoice-view.ts";
import { titleOfMonth } from "../../db/times/months.ts";
import { Refusal } from "../../request/refusal.ts";
import type { InvoiceRow } from "./billing-tables.ts";

type Period = { opId: string; year: number; month: number };

/** The invoice that the operator already has for that month. */
export const invoiceOfMonth = (db: Db, { opId, year, month }: Period): InvoiceRow | undefined =>
  [...db.billing.invoices.values()].find((it) => it.opId === opId && it.year === year && it.month === month);

/**
 * The refusal of a second invoice for a month; its named outcome lets the console offer to overwrite the first (money
 * §4).
 */
export const conflictOf = (db: Db, { opId, year, month }: Period): Refusal => {
  const title = db.operators.get(opId)?.title ?? opId;
  const message = `An invoice for ${titleOfMonth(month)} ${year} already exists for ${title}.`;
  return new Refusal(409, message, undefined, "CONFLICT_ERROR");
};

/** Refuses a month that cannot be invoiced yet. */
export const checkMonth = ({ year, month }: Period, now: number): void => {
  if (Date.UTC(year, month - 1, 1) > now) throw Refusal.ofFields({ month: "This month has not started." });
};

/** Refuses to reduce an invoice below what is paid of it. */
export const checkPaid = (db: Db, { invoiceNo, totalPayableAmountInUSD }: InvoiceRow): void => {
  const paid = paidByInvoice(db).get(invoiceNo) ?? 0;
  if (paid <= totalPayableAmountInUSD) return;
  throw new Refusal(
    400,
    `Of invoice ${invoiceNo}, ${amountWords(paid, "USD")} are paid already, which is more than its new total.`,
  );
};
