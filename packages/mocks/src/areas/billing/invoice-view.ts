import type { components } from "@backoffice/api-client/contract";
import type { Account } from "../../session/accounts.ts";
import { sumOf } from "../../db/money/amounts.ts";
import type { Db } from "../../db/db.ts";
import type { InvoiceRow, PaymentRow } from "./billing-tables.ts";

type Schemas = components["schemas"];

/** Whether the role may change invoices, and read and write the platform staff's notes on them (money §5, §6). */
export const changesInvoices = ({ role }: Account): boolean => role === "SUPER_ADMIN" || role === "ADMIN";

/** The amount paid, by invoice number. */
export const paidByInvoice = (db: Db): Map<number, number> => {
  const amounts = new Map<number, number[]>();
  for (const { invoiceNo, amountInUSD } of db.billing.payments.values())
    if (invoiceNo !== null) amounts.set(invoiceNo, [...(amounts.get(invoiceNo) ?? []), amountInUSD]);
  return new Map([...amounts].map(([invoiceNo, all]) => [invoiceNo, sumOf(all)]));
};

const statusOf = (paid: number, remaining: number): Schemas["InvoiceStatus"] => {
  if (remaining <= 0) return "PAID";
  return paid > 0 ? "PARTIALLY_PAID" : "UNPAID";
};

/** An invoice as this account may see it. */
export const invoiceView = (
  db: Db,
  account: Account,
  row: InvoiceRow,
  paid: ReadonlyMap<number, number> = paidByInvoice(db),
): Schemas["Invoice"] => {
  const paidAmountInUSD = paid.get(row.invoiceNo) ?? 0;
  const remainingAmountInUSD = sumOf([row.totalPayableAmountInUSD, -paidAmountInUSD]);
  return {
    ...row,
    ...(!changesInvoices(account) && { note: null, superAdminNote: null }),
    opTitle: db.operators.get(row.opId)?.title ?? row.opId,
    status: statusOf(paidAmountInUSD, remainingAmountInUSD),
    paidAmountInUSD,
    remainingAmountInUSD,
  };
};

/** A payment with the name of its operator. */
export const paymentView = (db: Db, row: PaymentRow): Schemas["Payment"] => ({
  ...row,
  opTitle: db.operators.get(row.opId)?.title ?? row.opId,
});
