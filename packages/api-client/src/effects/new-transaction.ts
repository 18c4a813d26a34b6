import { WALLETS } from "./wallets.ts";

/** What shows a transaction that has just been made, and what it has moved. */
export const NEW_TRANSACTION = ["listTransactions", "getTransactionsTotal", ...WALLETS] as const;

/** The same of one that staff have made: it stands in the log, too. */
export const STAFF_TRANSACTION = [...NEW_TRANSACTION, "listTransactionActivities"] as const;
