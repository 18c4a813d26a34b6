// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";

/** Report transactions by operator (shell §2.2). */
export const listTransactionOperatorReport = /* @__PURE__ */ query({ id: "listTransactionOperatorReport", method: "post", path: "/api/reports/transaction-operator/list", tag: "money-reports", effect: "read", permission: "view_transaction_reports", rows: "items", record: true, counted: true });
export const useListTransactionOperatorReport = /* @__PURE__ */ queryHook(listTransactionOperatorReport);

/** Report transactions by type and currency (shell §2.2). */
export const listTransactionReport = /* @__PURE__ */ query({ id: "listTransactionReport", method: "post", path: "/api/reports/transactions/list", tag: "money-reports", effect: "read", permission: "view_transaction_reports", rows: "items", record: true, counted: true });
export const useListTransactionReport = /* @__PURE__ */ queryHook(listTransactionReport);

/** Report transactions by day and gateway (shell §2.2). */
export const listTransactionReportV2 = /* @__PURE__ */ query({ id: "listTransactionReportV2", method: "post", path: "/api/reports/transactionsV2/list", tag: "money-reports", effect: "read", permission: "view_transaction_reports", rows: "items", record: true, counted: true });
export const useListTransactionReportV2 = /* @__PURE__ */ queryHook(listTransactionReportV2);

/** Report bonus releases (shell §2.2). */
export const listBonusReleaseReport = /* @__PURE__ */ query({ id: "listBonusReleaseReport", method: "post", path: "/api/reports/bonus-releases/list", tag: "money-reports", effect: "read", permission: "view_bonus_reports", rows: "items", record: true, counted: true });
export const useListBonusReleaseReport = /* @__PURE__ */ queryHook(listBonusReleaseReport);

/** Report bonus transactions by operator and kind (shell §2.2). */
export const listBonusTransactionReport = /* @__PURE__ */ query({ id: "listBonusTransactionReport", method: "post", path: "/api/reports/bonus-transactions/list", tag: "money-reports", effect: "read", permission: "view_bonus_reports", rows: "items", record: true, counted: true });
export const useListBonusTransactionReport = /* @__PURE__ */ queryHook(listBonusTransactionReport);

/** Report the lines of invoices (shell §2.2). */
export const listBillingInvoiceGgrReport = /* @__PURE__ */ query({ id: "listBillingInvoiceGgrReport", method: "post", path: "/api/reports/billing-invoice-ggr/list", tag: "money-reports", effect: "read", permission: "view_billing_reports", rows: "items", record: true, counted: true });
export const useListBillingInvoiceGgrReport = /* @__PURE__ */ queryHook(listBillingInvoiceGgrReport);

/** Report the payments of operators (shell §2.2). */
export const listBillingPaymentCollectionReport = /* @__PURE__ */ query({ id: "listBillingPaymentCollectionReport", method: "post", path: "/api/reports/billing-payment-collections/list", tag: "money-reports", effect: "read", permission: "view_billing_reports", rows: "items", record: true, counted: true });
export const useListBillingPaymentCollectionReport = /* @__PURE__ */ queryHook(listBillingPaymentCollectionReport);
