import type { Db } from "../../db/db.ts";
import { every, PAGE, SMALL, type Reads, type Writes } from "./cases.ts";

const NONE = "00000000-0000-4000-8000-000000000000";
const NORDLYS = "op-nordlys";

const invoicesOf = (db: Db) => [...db.billing.invoices.values()];
const paymentsOf = (db: Db) => [...db.billing.payments.values()];
const unpaidOf = (db: Db) =>
  invoicesOf(db).find((it) => paymentsOf(db).every((one) => one.invoiceNo !== it.invoiceNo))!;
const manualOf = (db: Db) =>
  paymentsOf(db).find((it) => it.paymentType === "Cash" || it.paymentType === "USDT Transfer")!;
const cpgOf = (db: Db) => paymentsOf(db).find((it) => it.paymentType === "CPG Transfer")!;

/** Billing, both versions. */
export const billingReads = (db: Db) => {
  const invoices = every(invoicesOf(db), 20).map((it) => it._id);
  const payments = every(paymentsOf(db), 20).map((it) => it.paymentId);
  const ids = [unpaidOf(db)?._id ?? NONE, ...invoices];
  const paid = [manualOf(db)?.paymentId ?? NONE, cpgOf(db)?.paymentId ?? NONE, ...payments];
  return {
    listInvoices: [
      { body: PAGE },
      {
        body: {
          ...SMALL,
          includeBrands: true,
          status: "UNPAID",
          sortBy: "totalPayableAmountInUSD",
          sortDirection: "asc",
        },
      },
      { body: { ...PAGE, year: 2026, month: 10, search: "GGR" } },
    ],
    showInvoice: [...ids, NONE].map((invoiceId) => ({ body: { invoiceId } })),
    showInvoiceSettings: ["op-nordlys", "br-polaris", "op-nowhere"].map((opId) => ({ query: { opId } })),
    listPayments: [
      { body: PAGE },
      { body: { ...SMALL, includeBrands: true, paymentType: "CPG Transfer", sortBy: "amountInUSD" } },
      { body: { ...PAGE, currency: "USD", year: 2026 } },
    ],
    showPayment: [...paid, NONE].map((paymentId) => ({ body: { paymentId } })),
    showBillingCards: [2026, 2025].map((year) => ({ body: { opId: "*", year, includeBrands: true } })),
    listOperatorBalances: [{ body: PAGE }, { body: { ...SMALL, year: 2026, hasDebt: true, sortBy: "debtInUSD" } }],
    listBillingRecords: [
      { body: PAGE },
      { body: { ...SMALL, includeBrands: true, type: "payment", sortBy: "amount" } },
      { body: { ...PAGE, brandsOnly: true, from: "2026-10-01T00:00:00Z" } },
    ],
    showBillingRecord: [...ids, ...paid, NONE].map((id) => ({ body: { id } })),
    listAffiliateBalances: [{ body: PAGE }, { body: { ...PAGE, hasBalance: true, sortBy: "balanceInUSD" } }],
    listBillingMovements: [{ body: PAGE }, { body: { ...SMALL, type: "invoice", sortBy: "debitInUSD" } }],
  } satisfies Reads;
};

const SETTINGS = {
  casinoGGRPercentage: 11,
  sportGGRPercentage: 9,
  minMonthlyFeeInUSD: 100_000,
  premiumSportInUSD: 800,
  premiumBotInUSD: 0,
  brandFeeInUSD: 500,
  additionalCosts: [{ name: "Extra support", value: 200.5 }],
};
const DRAFT = {
  opId: NORDLYS,
  year: 2026,
  testPlayersInclusion: "no test",
  title: "Effect",
  reference: "EFF-1",
  note: "Agreed.",
} as const;

export const billingWrites = {
  generateInvoice: (db) => {
    const { opId, year, month } = unpaidOf(db);
    const which = { opId, year, month, overwriteExistingInvoice: true };
    return { body: { ...DRAFT, ...which, overrideSettings: true, ...SETTINGS } };
  },
  updateInvoice: (db) => {
    const { _id, opId, issuedAt, year, month } = unpaidOf(db);
    return { body: { invoiceId: _id, opId, issuedAt, year, month, overrideSettings: false, settings: SETTINGS } };
  },
  updateInvoiceSettings: () => ({ body: { opId: NORDLYS, ...SETTINGS } }),
  addManualPayment: (db) => ({
    body: {
      opId: unpaidOf(db).opId,
      description: "First part",
      paymentType: "Cash",
      invoiceNo: unpaidOf(db).invoiceNo,
      currency: "TRX",
      amount: 100,
      exchangeRateInUSD: 0.16,
      amountInUSD: 16,
      issuedDate: "2026-11-20T08:00:00Z",
      month: "OCTOBER",
      year: 2026,
    },
  }),
  updateManualPayment: (db) => {
    const { paymentId, opId, invoiceNo, month, year, issuedDate } = manualOf(db);
    const half = { currency: "USD", amount: 12.5, exchangeRateInUSD: 1, amountInUSD: 12.5 } as const;
    const about = { id: paymentId, opId, description: "Less", paymentType: "Operator Settlement", issuedDate } as const;
    return { body: { ...about, ...(invoiceNo && { invoiceNo }), ...half, month, year } };
  },
  deleteManualPayment: (db) => ({ query: { opId: manualOf(db).opId, id: manualOf(db).paymentId } }),
  updateCpgTransfer: (db) => {
    const { paymentId, opId } = cpgOf(db);
    const other = opId === NORDLYS ? "br-polaris" : NORDLYS;
    return {
      body: {
        id: paymentId,
        opId: other,
        paymentType: "CPG Transfer",
        description: "On account",
        month: "MAY",
        year: 2025,
      },
    };
  },
  createInvoiceRecord: () => ({ body: { ...DRAFT, month: "NOVEMBER" } }),
  updateInvoiceRecord: (db) => {
    const { _id, opId } = unpaidOf(db);
    return { body: { invoiceId: _id, opId, title: "Effect", reference: "EFF-2", note: "Agreed.", description: null } };
  },
  deleteInvoice: (db) => ({ body: { invoiceId: unpaidOf(db)._id, opId: unpaidOf(db).opId } }),
  createPaymentRecord: () => ({
    body: { opId: NORDLYS, amountInUSD: 250.75, paidBy: "Nordlys AB", title: "On account", reference: "TRF-1" },
  }),
  deletePaymentRecord: (db) => ({ body: { paymentId: manualOf(db).paymentId, opId: manualOf(db).opId } }),
} satisfies Writes;
