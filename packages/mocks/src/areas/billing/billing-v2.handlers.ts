import { addManualPayment, deletePayment, updateCpgTransfer, updateManualPayment } from "./enter-payment.ts";
import { generateInvoice } from "./generate-invoice.ts";
import { updateInvoice } from "./update-invoice.ts";
import { balancesOf } from "./billing-balances.ts";
import { sumOf } from "../../db/money/amounts.ts";
import { invoiceSettingsOf } from "./invoice-settings.ts";
import { invoiceView, paidByInvoice, paymentView } from "./invoice-view.ts";
import type { AreaHandlers } from "../../request/handler.ts";
import { list } from "../../request/list.ts";
import { existing, Refusal } from "../../request/refusal.ts";
import { scopeOf, visibleRow } from "../../session/visible.ts";

export const billingV2 = {
  listInvoices: (call) => {
    const { db, account } = call;
    const paid = paidByInvoice(db);
    const rows = [...db.billing.invoices.values()].toReversed().map((row) => invoiceView(db, account, row, paid));
    return list(call, rows, {
      opIdOf: (row) => row.opId,
      equal: ["status", "month", "year"],
      moment: (row) => row.issuedAt,
      search: (row) => [row.title, row.reference, String(row.invoiceNo), row.opTitle],
      newestBy: "issuedAt",
    });
  },

  showInvoice: ({ db, account, input: { body } }) => {
    const row = existing(
      visibleRow(db, account, db.billing.invoices.get(body.invoiceId)),
      "This invoice does not exist.",
    );
    return invoiceView(db, account, row);
  },

  generateInvoice: ({ db, account, clock, input: { body } }) => {
    const made = generateInvoice({ db, account, clock }, body);
    return invoiceView(db, account, made);
  },

  updateInvoice: ({ db, account, clock, input: { body } }) => {
    const row = updateInvoice({ db, account, clock }, body);
    return invoiceView(db, account, row);
  },

  showInvoiceSettings: ({ db, account, input: { query } }) => {
    scopeOf(db, account, query.opId);
    if (!db.operators.has(query.opId)) throw new Refusal(404, "No Settings Found.");
    return invoiceSettingsOf(db, query.opId);
  },

  updateInvoiceSettings: ({ db, account, input: { body } }) => {
    scopeOf(db, account, body.opId);
    if (!db.operators.has(body.opId))
      throw Refusal.ofFields({ opId: "Operator not found, please select an operator." });
    db.billing.settings.set(body.opId, body);
    return body;
  },

  listPayments: (call) => {
    const { db } = call;
    const rows = [...db.billing.payments.values()].toReversed().map((row) => paymentView(db, row));
    return list(call, rows, {
      opIdOf: (row) => row.opId,
      equal: ["paymentType", "currency", "invoiceNo", "year"],
      moment: (row) => row.issuedDate,
      search: (row) => [row.title, row.description, row.reference, row.paidBy],
      newestBy: "issuedDate",
    });
  },

  showPayment: ({ db, account, input: { body } }) => {
    const row = existing(
      visibleRow(db, account, db.billing.payments.get(body.paymentId)),
      "This payment does not exist.",
    );
    return paymentView(db, row);
  },

  addManualPayment: ({ db, account, clock, input: { body } }) => {
    const row = addManualPayment({ db, account, clock }, body);
    return paymentView(db, row);
  },
  updateManualPayment: ({ db, account, clock, input: { body } }) => {
    const row = updateManualPayment({ db, account, clock }, body);
    return paymentView(db, row);
  },
  deleteManualPayment: ({ db, account, input: { query } }) => deletePayment(db, account, query),
  updateCpgTransfer: ({ db, account, clock, input: { body } }) => {
    const row = updateCpgTransfer({ db, account, clock }, body);
    return paymentView(db, row);
  },

  showBillingCards: ({ db, account, input: { body } }) => {
    const scope = scopeOf(db, account, body.opId, body.includeBrands);
    const all = balancesOf(db, body.year).filter((it) => scope.has(it.opId));
    const card = (amounts: number[]) => ({ amountInUSD: sumOf(amounts) });
    return {
      debt: card(all.map((it) => it.debtInUSD)),
      cpgProvider: card(all.map((it) => it.cpgBalanceInUSD)),
      invoiced: card(all.map((it) => it.invoicedInUSD)),
      paid: card(all.map((it) => it.paidInUSD)),
    };
  },

  listOperatorBalances: (call) => {
    const { year, hasDebt } = call.input.body;
    return list(call, balancesOf(call.db, year), {
      opIdOf: (row) => row.opId,
      keep: (row) => hasDebt === undefined || row.debtInUSD > 0 === hasDebt,
      search: (row) => [row.opTitle, row.opId],
    });
  },
} satisfies AreaHandlers;
