import { createPaymentRecord, deletePayment } from "./enter-payment.ts";
import { generateInvoice } from "./generate-invoice.ts";
import { deleteInvoice, updateInvoiceTexts } from "./update-invoice.ts";
import { affiliateEarnings } from "../affiliate/affiliate-earnings.ts";
import { movementsOf } from "./billing-movements.ts";
import { paidByInvoice } from "./invoice-view.ts";
import { MONTHS } from "../../db/times/months.ts";
import { invoiceRecord, paymentRecord } from "./record-view.ts";
import type { AreaHandlers } from "../../request/handler.ts";
import { list } from "../../request/list.ts";
import { existing } from "../../request/refusal.ts";
import { visibleRow } from "../../session/visible.ts";

export const billing = {
  listBillingRecords: (call) => {
    const { db, account, input } = call;
    const { brandsOnly } = input.body;
    const paid = paidByInvoice(db);
    const rows = [
      ...[...db.billing.invoices.values()].map((row) => invoiceRecord(db, account, row, paid)),
      ...[...db.billing.payments.values()].map((row) => paymentRecord(db, row)),
    ];
    return list(call, rows, {
      opIdOf: (row) => row.opId,
      equal: ["type"],
      moment: (row) => row.issuedAt,
      keep: (row) => !brandsOnly || Boolean(db.operators.get(row.opId)?.parentOpId),
      search: (row) => [row.title, row.reference, row.opTitle],
      newestBy: "issuedAt",
    });
  },

  showBillingRecord: ({ db, account, input: { body } }) => {
    const invoice = visibleRow(db, account, db.billing.invoices.get(body.id));
    if (invoice) return invoiceRecord(db, account, invoice);
    const payment = existing(visibleRow(db, account, db.billing.payments.get(body.id)), "This record does not exist.");
    return paymentRecord(db, payment);
  },

  createInvoiceRecord: ({ db, account, clock, input: { body } }) => {
    const month = MONTHS.indexOf(body.month) + 1;
    const row = generateInvoice({ db, account, clock }, { ...body, month, overrideSettings: false });
    return invoiceRecord(db, account, row);
  },
  updateInvoiceRecord: ({ db, account, clock, input: { body } }) => {
    const row = updateInvoiceTexts({ db, account, clock }, body);
    return invoiceRecord(db, account, row);
  },
  deleteInvoice: ({ db, account, input: { body } }) => deleteInvoice(db, account, body),

  createPaymentRecord: ({ db, account, clock, input: { body } }) => {
    const row = createPaymentRecord({ db, account, clock }, body);
    return paymentRecord(db, row);
  },
  deletePaymentRecord: ({ db, account, input: { body } }) =>
    deletePayment(db, account, { id: body.paymentId, opId: body.opId }),

  listAffiliateBalances: (call) => {
    const { hasBalance } = call.input.body;
    const rows = affiliateEarnings(call.db).map((it) => ({
      affiliateId: it.affiliateId,
      affiliateCode: it.affiliateCode,
      opId: it.opId,
      opTitle: it.opTitle,
      referredPlayers: it.referredPlayers,
      earnedInUSD: it.totalInUSD,
      withdrawnInUSD: it.withdrawnInUSD,
      pendingInUSD: 0,
      balanceInUSD: it.balanceInUSD,
      lastWithdrawAt: it.lastWithdrawAt,
    }));
    return list(call, rows, {
      opIdOf: (row) => row.opId,
      keep: (row) => hasBalance === undefined || row.balanceInUSD > 0 === hasBalance,
      search: (row) => [row.affiliateCode, row.opTitle],
    });
  },

  listBillingMovements: (call) =>
    list(call, movementsOf(call.db), {
      opIdOf: (row) => row.opId,
      equal: ["type"],
      moment: (row) => row.issuedAt,
      search: (row) => [row.title, row.opTitle],
    }),
} satisfies AreaHandlers;
