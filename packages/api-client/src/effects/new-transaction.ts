import { WALLETS } from "./wallets.ts";

/** Reads that show a new transaction, and the balances that it changes. */
export const NEW_TRANSACTION = ["listTransactions", "getTransactionsTotal", ...WALLETS] as const;

/** The same for a transaction made by staff, which is also in the activity log. */
export const STAFF_TRANSACTION = [...NEW_TRANSACTION, "listTransactionActivities"] as const;
