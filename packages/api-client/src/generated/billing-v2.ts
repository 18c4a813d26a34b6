// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";
import { write, writeHook } from "../write.ts";

/** Generate an invoice (money §3, §4, §7). */
export const generateInvoice = /* @__PURE__ */ write({ id: "generateInvoice", method: "post", path: "/api/billingV2/invoice", tag: "billing-v2", effect: "money", permission: "generate_invoices" });
export const useGenerateInvoice = /* @__PURE__ */ writeHook(generateInvoice);

/** Change an invoice (money §2, §3, §7). */
export const updateInvoice = /* @__PURE__ */ write({ id: "updateInvoice", method: "put", path: "/api/billingV2/invoice", tag: "billing-v2", effect: "money", permission: "edit_invoices" });
export const useUpdateInvoice = /* @__PURE__ */ writeHook(updateInvoice);

/** Read the charges of an operator (money §7). */
export const showInvoiceSettings = /* @__PURE__ */ query({ id: "showInvoiceSettings", method: "get", path: "/api/billingV2/invoice/settings", tag: "billing-v2", effect: "read", permission: "view_billing", record: true });
export const useShowInvoiceSettings = /* @__PURE__ */ queryHook(showInvoiceSettings);

/** Change the charges of an operator (money §7). */
export const updateInvoiceSettings = /* @__PURE__ */ write({ id: "updateInvoiceSettings", method: "put", path: "/api/billingV2/invoice/settings", tag: "billing-v2", effect: "write", permission: "edit_invoices" });
export const useUpdateInvoiceSettings = /* @__PURE__ */ writeHook(updateInvoiceSettings);

/** List invoices (shell §2.2, money §2). */
export const listInvoices = /* @__PURE__ */ query({ id: "listInvoices", method: "post", path: "/api/billingV2/invoice/list", tag: "billing-v2", effect: "read", permission: "view_billing", rows: "items", record: true, counted: true });
export const useListInvoices = /* @__PURE__ */ queryHook(listInvoices);

/** Read one invoice (money §2). */
export const showInvoice = /* @__PURE__ */ query({ id: "showInvoice", method: "post", path: "/api/billingV2/invoice/show", tag: "billing-v2", effect: "read", permission: "view_billing", record: true });
export const useShowInvoice = /* @__PURE__ */ queryHook(showInvoice);

/** Enter a payment (money §3, §5, §7). */
export const addManualPayment = /* @__PURE__ */ write({ id: "addManualPayment", method: "post", path: "/api/billingV2/payment/manual", tag: "billing-v2", effect: "money", permission: "edit_payments" });
export const useAddManualPayment = /* @__PURE__ */ writeHook(addManualPayment);

/** Change a payment entered by hand (money §3, §5, §7). */
export const updateManualPayment = /* @__PURE__ */ write({ id: "updateManualPayment", method: "put", path: "/api/billingV2/payment/manual", tag: "billing-v2", effect: "money", permission: "edit_payments" });
export const useUpdateManualPayment = /* @__PURE__ */ writeHook(updateManualPayment);

/** Delete a payment entered by hand (money §4, §7). */
export const deleteManualPayment = /* @__PURE__ */ write({ id: "deleteManualPayment", method: "delete", path: "/api/billingV2/payment/manual", tag: "billing-v2", effect: "money", permission: "edit_payments" });
export const useDeleteManualPayment = /* @__PURE__ */ writeHook(deleteManualPayment);

/** Change the allocation of a CPG transfer (money §2, §7). */
export const updateCpgTransfer = /* @__PURE__ */ write({ id: "updateCpgTransfer", method: "put", path: "/api/billingV2/payment/cpg", tag: "billing-v2", effect: "money", permission: "edit_payments" });
export const useUpdateCpgTransfer = /* @__PURE__ */ writeHook(updateCpgTransfer);

/** List payments (money §2). */
export const listPayments = /* @__PURE__ */ query({ id: "listPayments", method: "post", path: "/api/billingV2/payment/list", tag: "billing-v2", effect: "read", permission: "view_billing", rows: "items", record: true, counted: true });
export const useListPayments = /* @__PURE__ */ queryHook(listPayments);

/** Read one payment (money §2). */
export const showPayment = /* @__PURE__ */ query({ id: "showPayment", method: "post", path: "/api/billingV2/payment/show", tag: "billing-v2", effect: "read", permission: "view_billing", record: true });
export const useShowPayment = /* @__PURE__ */ queryHook(showPayment);

/** Read the cards above a billing page (money §3, §7). */
export const showBillingCards = /* @__PURE__ */ query({ id: "showBillingCards", method: "post", path: "/api/billingV2/dashboard-cards", tag: "billing-v2", effect: "read", permission: "view_billing", record: true });
export const useShowBillingCards = /* @__PURE__ */ queryHook(showBillingCards);

/** List the balances of operators (shell §2.2). */
export const listOperatorBalances = /* @__PURE__ */ query({ id: "listOperatorBalances", method: "post", path: "/api/billingV2/operators/list", tag: "billing-v2", effect: "read", permission: "view_billing", rows: "items", record: true, counted: true });
export const useListOperatorBalances = /* @__PURE__ */ queryHook(listOperatorBalances);
