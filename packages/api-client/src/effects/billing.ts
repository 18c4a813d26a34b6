import type { Effects } from "./effects-of.ts";

/** What an operator owes, and every list and report that shows it. */
const BALANCES = [
  "listInvoices",
  "showInvoice",
  "listBillingRecords",
  "showBillingRecord",
  "listBillingMovements",
  "listOperatorBalances",
  "showBillingCards",
  "listBillingInvoiceGgrReport",
  "listBillingPaymentCollectionReport",
] as const;

/** Billing. */
export const billingEffects = {
  generateInvoice: [...BALANCES],
  updateInvoice: [...BALANCES],
  createInvoiceRecord: [
    "listInvoices",
    "listBillingRecords",
    "listBillingMovements",
    "listOperatorBalances",
    "showBillingCards",
    "listBillingInvoiceGgrReport",
    "listBillingPaymentCollectionReport",
  ],
  updateInvoiceRecord: [
    "listInvoices",
    "showInvoice",
    "listBillingRecords",
    "showBillingRecord",
    "listBillingMovements",
  ],
  deleteInvoice: [...BALANCES],
  updateInvoiceSettings: ["showInvoiceSettings"],
  addManualPayment: ["listPayments", ...BALANCES],
  updateManualPayment: ["listPayments", "showPayment", ...BALANCES],
  deleteManualPayment: ["listPayments", "showPayment", ...BALANCES],
  updateCpgTransfer: ["listPayments", "showPayment", ...BALANCES],
  createPaymentRecord: [
    "listPayments",
    "listBillingRecords",
    "listBillingMovements",
    "listOperatorBalances",
    "showBillingCards",
    "listBillingPaymentCollectionReport",
  ],
  deletePaymentRecord: ["listPayments", "showPayment", ...BALANCES],
} as const satisfies Effects;
