import type { components } from "@backoffice/api-client/contract";
import { sorted } from "../../request/sorted.ts";
import { sumOf } from "../../db/money/amounts.ts";
import type { Db } from "../../db/db.ts";

type Movement = components["schemas"]["BillingMovement"];

/** Every invoice and payment as a movement on its operator's account, with the balance after it; newest first. */
export const movementsOf = (db: Db): Movement[] => {
  const invoices = [...db.billing.invoices.values()].map((it) => ({
    id: it._id,
    type: "invoice" as const,
    opId: it.opId,
    invoiceNo: it.invoiceNo,
    title: it.title,
    paymentType: null,
    debitInUSD: it.totalPayableAmountInUSD,
    creditInUSD: 0,
    issuedAt: it.issuedAt,
  }));
  const payments = [...db.billing.payments.values()].map((it) => ({
    id: it.paymentId,
    type: "payment" as const,
    opId: it.opId,
    invoiceNo: it.invoiceNo,
    title: it.title || it.description || it.paymentType,
    paymentType: it.paymentType,
    debitInUSD: 0,
    creditInUSD: it.amountInUSD,
    issuedAt: it.issuedDate,
  }));
  const owed = new Map<string, number>();
  return sorted([...invoices, ...payments], (it) => Date.parse(it.issuedAt))
    .map((it): Movement => {
      const balanceInUSD = sumOf([owed.get(it.opId) ?? 0, it.debitInUSD, -it.creditInUSD]);
      owed.set(it.opId, balanceInUSD);
      return { ...it, opTitle: db.operators.get(it.opId)?.title ?? it.opId, balanceInUSD };
    })
    .toReversed();
};
