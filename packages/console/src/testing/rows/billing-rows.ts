import type { components } from "@backoffice/api-client";
import type { Db } from "@backoffice/mocks";
import { firstOf } from "./rows.ts";

type Invoice = components["schemas"]["Invoice"];

const paymentsOf = (db: Db, invoiceNo: number) =>
  [...db.billing.payments.values()].filter((it) => it.invoiceNo === invoiceNo);

const cents = (value: number) => Math.round(value * 100);

/** The sum of amounts, in cents. */
export const centsOf = (amounts: readonly number[]): number => amounts.reduce((sum, it) => sum + cents(it), 0);

/** An invoice of an operator as the calls return it to readers of its notes: unpaid, or paid partly or fully. */
export const invoiceOf = (db: Db, paid: "unpaid" | "paid", opId = "op-nordlys"): Invoice => {
  const row = firstOf(
    db.billing.invoices,
    (it) => it.opId === opId && paymentsOf(db, it.invoiceNo).length > 0 === (paid === "paid"),
  );
  const paidInCents = centsOf(paymentsOf(db, row.invoiceNo).map((it) => it.amountInUSD));
  const remainingInCents = cents(row.totalPayableAmountInUSD) - paidInCents;
  return {
    ...row,
    opTitle: db.operators.get(opId)?.title ?? opId,
    status: remainingInCents <= 0 ? "PAID" : paidInCents > 0 ? "PARTIALLY_PAID" : "UNPAID",
    paidAmountInUSD: paidInCents / 100,
    remainingAmountInUSD: remainingInCents / 100,
  };
};

/** Makes an invoice of Nordlys unpaid. A story that needs one calls it in `arrange`, since the seed may have none. */
export const unpay = (db: Db): void => {
  const { invoiceNo } = firstOf(db.billing.invoices, (it) => it.opId === "op-nordlys");
  for (const { paymentId } of paymentsOf(db, invoiceNo)) db.billing.payments.delete(paymentId);
};

/** An amount in US dollars as the console writes it in English. */
export const usd = (value: number): string =>
  `${new Intl.NumberFormat("en", { minimumFractionDigits: 2 }).format(value)} USD`;

/** The same invoice as record pages show it. */
export const invoiceRecordOf = (db: Db, paid: "unpaid" | "paid"): components["schemas"]["InvoiceRecord"] => {
  const it = invoiceOf(db, paid);
  return {
    id: it._id,
    type: "invoice",
    title: it.title,
    description: it.description,
    reference: it.reference,
    amount: it.totalPayableAmountInUSD,
    opId: it.opId,
    opTitle: it.opTitle,
    createdAt: it.issuedAt,
    issuedAt: it.issuedAt,
    updatedBy: it.updatedBy,
    invoice: {
      invoiceType: it.minimumPaymentInUSD > 0 ? "MINIMUM_FEE" : "MONTHLY_GGR",
      invoiceNo: it.invoiceNo,
      from: new Date(Date.UTC(it.year, it.month - 1, 1)).toISOString(),
      totalGGRInUSD: cents(it.casinoGGRInUSD + it.sportGGRInUSD) / 100,
      ggrCommissionAmountInUSD: cents(it.casinoGGRCommissionInUSD + it.sportGGRCommissionInUSD) / 100,
      casinoGGRInUSD: it.casinoGGRInUSD,
      casinoGGRCommissionInUSD: it.casinoGGRCommissionInUSD,
      sportGGRInUSD: it.sportGGRInUSD,
      sportGGRCommissionInUSD: it.sportGGRCommissionInUSD,
      remainingAmountInUSD: it.remainingAmountInUSD,
      note: it.note,
      billingSettings: {
        ggrPercentage: it.settings.casinoGGRPercentage,
        sportGGRPercentage: it.settings.sportGGRPercentage,
        minMonthlyFeeInUSD: it.settings.minMonthlyFeeInUSD,
      },
      createdBy: it.createdBy,
    },
  };
};
