import type { components } from "@backoffice/api-client/contract";
import type { Account } from "../../session/accounts.ts";
import { sumOf } from "../../db/money/amounts.ts";
import type { Db } from "../../db/db.ts";
import { invoiceView, paymentView } from "./invoice-view.ts";
import type { InvoiceRow, PaymentRow } from "./billing-tables.ts";

type Schemas = components["schemas"];

/** An invoice as the record pages show it. */
export const invoiceRecord = (
  db: Db,
  account: Account,
  row: InvoiceRow,
  paid?: ReadonlyMap<number, number>,
): Schemas["InvoiceRecord"] => {
  const it = invoiceView(db, account, row, paid);
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
    updatedBy: row.updatedBy,
    invoice: {
      invoiceType: it.minimumPaymentInUSD > 0 ? "MINIMUM_FEE" : "MONTHLY_GGR",
      invoiceNo: it.invoiceNo,
      from: new Date(Date.UTC(it.year, it.month - 1, 1)).toISOString(),
      totalGGRInUSD: sumOf([it.casinoGGRInUSD, it.sportGGRInUSD]),
      ggrCommissionAmountInUSD: sumOf([it.casinoGGRCommissionInUSD, it.sportGGRCommissionInUSD]),
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

/** A payment as the record pages show it. */
export const paymentRecord = (db: Db, row: PaymentRow): Schemas["PaymentRecord"] => {
  const it = paymentView(db, row);
  return {
    id: it.paymentId,
    type: "payment",
    title: it.title || it.description || it.paymentType,
    description: it.description,
    reference: it.reference,
    amount: it.amountInUSD,
    opId: it.opId,
    opTitle: it.opTitle,
    createdAt: it.createdAt,
    issuedAt: it.issuedDate,
    updatedBy: row.updatedBy,
    payment: { paidBy: it.paidBy, invoiceNo: it.invoiceNo, createdBy: it.createdBy },
  };
};
