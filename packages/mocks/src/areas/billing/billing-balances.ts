import type { components } from "@backoffice/api-client/contract";
import { sumOf } from "../../db/money/amounts.ts";
import type { Db } from "../../db/db.ts";
import { paidByInvoice } from "./invoice-view.ts";

/** The latest of these moments; null when there are none. */
export const latest = (moments: readonly string[]): string | null =>
  moments.reduce<string | null>((last, it) => (last === null || it > last ? it : last), null);

/** For every operator and brand, the amounts invoiced, paid and owed, in total or of one year. */
export const balancesOf = (db: Db, year?: number): components["schemas"]["OperatorBalance"][] => {
  const inYear = (row: { year: number }) => year === undefined || row.year === year;
  const invoices = Map.groupBy([...db.billing.invoices.values()].filter(inYear), (it) => it.opId);
  const payments = Map.groupBy([...db.billing.payments.values()].filter(inYear), (it) => it.opId);
  const paidOf = paidByInvoice(db);
  return [...db.operators.values()].map(({ opId, title, parentOpId }) => {
    const issued = invoices.get(opId) ?? [];
    const received = payments.get(opId) ?? [];
    const invoicedInUSD = sumOf(issued.map((it) => it.totalPayableAmountInUSD));
    const paidInUSD = sumOf(received.map((it) => it.amountInUSD));
    return {
      opId,
      opTitle: title ?? opId,
      parentOpId,
      invoices: issued.length,
      openInvoices: issued.filter((it) => (paidOf.get(it.invoiceNo) ?? 0) < it.totalPayableAmountInUSD).length,
      invoicedInUSD,
      paidInUSD,
      debtInUSD: sumOf([invoicedInUSD, -paidInUSD]),
      cpgBalanceInUSD: db.billing.cpgBalances.get(opId) ?? 0,
      lastInvoiceAt: latest(issued.map((it) => it.issuedAt)),
      lastPaymentAt: latest(received.map((it) => it.issuedDate)),
    };
  });
};
