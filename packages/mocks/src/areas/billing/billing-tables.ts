import type { components } from "@backoffice/api-client/contract";

type Schemas = components["schemas"];

/** An invoice without the fields that are computed from its payments and its operator (`invoice-view.ts`). */
export type InvoiceRow = Omit<Schemas["Invoice"], "opTitle" | "status" | "paidAmountInUSD" | "remainingAmountInUSD">;

export type PaymentRow = Omit<Schemas["Payment"], "opTitle">;
export type InvoiceSettingsRow = Schemas["InvoiceSettingsOf"];

/** One ledger for both families of calls: the record calls are another view of the same invoices and payments. */
export type BillingTables = {
  invoices: Map<string, InvoiceRow>;
  payments: Map<string, PaymentRow>;
  /** By operator or brand. */
  settings: Map<string, InvoiceSettingsRow>;
  /** Balances of CPG wallets in USD, by operator or brand. */
  cpgBalances: Map<string, number>;
};
