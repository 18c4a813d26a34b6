// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";
import { write, writeHook } from "../write.ts";

/** Generate an invoice, the month by its name (money §3, §7). */
export const createInvoiceRecord = /* @__PURE__ */ write({ id: "createInvoiceRecord", method: "post", path: "/api/billing/operator/invoice", tag: "billing", effect: "money", permission: "generate_invoices" });
export const useCreateInvoiceRecord = /* @__PURE__ */ writeHook(createInvoiceRecord);

/** Change an invoice's texts (money §3, §7). */
export const updateInvoiceRecord = /* @__PURE__ */ write({ id: "updateInvoiceRecord", method: "put", path: "/api/billing/operator/invoice", tag: "billing", effect: "write", permission: "edit_invoices" });
export const useUpdateInvoiceRecord = /* @__PURE__ */ writeHook(updateInvoiceRecord);

/** Delete an invoice (money §2, §7). */
export const deleteInvoice = /* @__PURE__ */ write({ id: "deleteInvoice", method: "delete", path: "/api/billing/operator/invoice", tag: "billing", effect: "money", permission: "edit_invoices" });
export const useDeleteInvoice = /* @__PURE__ */ writeHook(deleteInvoice);

/** Enter a payment in US dollars (money §3, §5, §7). */
export const createPaymentRecord = /* @__PURE__ */ write({ id: "createPaymentRecord", method: "post", path: "/api/billing/operator/payment", tag: "billing", effect: "money", permission: "edit_payments" });
export const useCreatePaymentRecord = /* @__PURE__ */ writeHook(createPaymentRecord);

/** Delete a payment (money §2, §7). */
export const deletePaymentRecord = /* @__PURE__ */ write({ id: "deletePaymentRecord", method: "delete", path: "/api/billing/operator/payment", tag: "billing", effect: "money", permission: "edit_payments" });
export const useDeletePaymentRecord = /* @__PURE__ */ writeHook(deletePaymentRecord);

/** List invoices and payments as records (shell §2.2, money §2). */
export const listBillingRecords = /* @__PURE__ */ query({ id: "listBillingRecords", method: "post", path: "/api/billing/operator/list", tag: "billing", effect: "read", permission: "view_billing", rows: "items", record: true, counted: true });
export const useListBillingRecords = /* @__PURE__ */ queryHook(listBillingRecords);

/** Read one record (money §2). */
export const showBillingRecord = /* @__PURE__ */ query({ id: "showBillingRecord", method: "post", path: "/api/billing/operator/show", tag: "billing", effect: "read", permission: "view_billing", record: true });
export const useShowBillingRecord = /* @__PURE__ */ queryHook(showBillingRecord);

/** List the balances of affiliates (shell §2.2). */
export const listAffiliateBalances = /* @__PURE__ */ query({ id: "listAffiliateBalances", method: "post", path: "/api/billing/affiliates/list", tag: "billing", effect: "read", permission: "view_billing", rows: "items", record: true, counted: true });
export const useListAffiliateBalances = /* @__PURE__ */ queryHook(listAffiliateBalances);

/** List the movements on operators' accounts (shell §2.2). */
export const listBillingMovements = /* @__PURE__ */ query({ id: "listBillingMovements", method: "post", path: "/api/billing/transaction-history/list", tag: "billing", effect: "read", permission: "view_billing", rows: "items", record: true, counted: true });
export const useListBillingMovements = /* @__PURE__ */ queryHook(listBillingMovements);
