import { WALLETS } from "./wallets.ts";

/** What shows a transaction that has just been made, and what it has moved. */
export const NEW_TRANSACTION = ["listTransactions", "getTransactionsTotal", ...WALLETS] as const;
