import { percentageOf, sumOf } from "../../db/money/amounts.ts";
import { latest } from "./billing-balances.ts";
import { invoiceView, paidByInvoice } from "./invoice-view.ts";
import type { AreaHandlers } from "../../request/handler.ts";
import { report } from "../../request/report.ts";

const usd = (payments: readonly { amountInUSD: number }[]) => sumOf(payments.map((it) => it.amountInUSD));

export const billingReports = {
  listBillingInvoiceGgrReport: (call) => {
    const { db, account } = call;
    return report(
      call,
      ({ covers }) => {
        const paid = paidByInvoice(db);
        return [...db.billing.invoices.values()]
          .filter((it) => covers({ opId: it.opId, at: Date.parse(it.issuedAt) }))
          .map((row) => {
            const it = invoiceView(db, account, row, paid);
            const commissions = [it.casinoGGRCommissionInUSD, it.sportGGRCommissionInUSD];
            return {
              invoiceId: it._id,
              invoiceNo: it.invoiceNo,
              opId: it.opId,
              opTitle: it.opTitle,
              month: it.month,
              year: it.year,
              casinoGGRInUSD: it.casinoGGRInUSD,
              casinoGGRCommissionInUSD: it.casinoGGRCommissionInUSD,
              sportGGRInUSD: it.sportGGRInUSD,
              sportGGRCommissionInUSD: it.sportGGRCommissionInUSD,
              otherCostsInUSD: sumOf([it.totalPayableAmountInUSD, ...commissions.map((one) => -one)]),
              totalPayableAmountInUSD: it.totalPayableAmountInUSD,
              paidAmountInUSD: it.paidAmountInUSD,
              remainingAmountInUSD: it.remainingAmountInUSD,
            };
          });
      },
      {
        search: (row) => [row.opTitle, String(row.invoiceNo)],
        sums: [
          "casinoGGRInUSD",
          "casinoGGRCommissionInUSD",
          "sportGGRInUSD",
          "sportGGRCommissionInUSD",
          "otherCostsInUSD",
          "totalPayableAmountInUSD",
          "paidAmountInUSD",
          "remainingAmountInUSD",
        ],
      },
    );
  },

  listBillingPaymentCollectionReport: (call) => {
    const { db } = call;
    return report(
      call,
      ({ scope, covers }) =>
        [...db.operators.values()]
          .filter((it) => scope.has(it.opId))
          .map(({ opId, title }) => {
            const issued = [...db.billing.invoices.values()].filter(
              (it) => it.opId === opId && covers({ opId, at: Date.parse(it.issuedAt) }),
            );
            const received = [...db.billing.payments.values()].filter(
              (it) => it.opId === opId && covers({ opId, at: Date.parse(it.issuedDate) }),
            );
            const cash = received.filter((it) => ["Cash", "Direct Transfer"].includes(it.paymentType));
            const cpg = received.filter((it) => it.paymentType.startsWith("CPG"));
            const invoicedInUSD = sumOf(issued.map((it) => it.totalPayableAmountInUSD));
            const paidInUSD = usd(received);
            return {
              opId,
              opTitle: title ?? opId,
              invoices: issued.length,
              payments: received.length,
              invoicedInUSD,
              cashInUSD: usd(cash),
              cpgInUSD: usd(cpg),
              otherInUSD: sumOf([paidInUSD, -usd(cash), -usd(cpg)]),
              paidInUSD,
              outstandingInUSD: sumOf([invoicedInUSD, -paidInUSD]),
              collectedPercentage: percentageOf(paidInUSD, invoicedInUSD),
              lastPaymentAt: latest(received.map((it) => it.issuedDate)),
            };
          })
          .filter((it) => it.invoices + it.payments > 0),
      {
        search: (row) => [row.opTitle, row.opId],
        sums: [
          "invoices",
          "payments",
          "invoicedInUSD",
          "cashInUSD",
          "cpgInUSD",
          "otherInUSD",
          "paidInUSD",
          "outstandingInUSD",
        ],
      },
    );
  },
} satisfies AreaHandlers;
