import type { components } from "@backoffice/api-client/contract";

type Schemas = components["schemas"];

/** A transaction; what the contract leaves out here and there is always there. */
export type TransactionRow = Omit<Schemas["Transaction"], "parentOpId" | "direction" | "balanceCurrency" | "player"> & {
  parentOpId: string | null;
  direction: Schemas["TransactionDirection"];
  balanceCurrency: string;
  player: Schemas["TransactionPlayer"] & { isTest: boolean };
};

/** What only withdrawals have. */
export type WithdrawalRow = Pick<
  Schemas["Withdrawal"],
  "paymentProvider" | "destination" | "countsTowardDailyLimit" | "resendCount" | "sentAt"
>;

/** The order of a deposit at the payment provider. */
export type OrderRow = Schemas["DepositOrder"]["order"];

/** A player's balances; by currency, and the bonus balance in US dollars. */
export type WalletRow = { activeCurrency: string; balances: Readonly<Record<string, number>>; bonus: number };

/** Tables by the id of the transaction, but for wallets (by player). */
export type TransactionsTables = {
  /** In the order in which they were made. */
  transactions: Map<string, TransactionRow>;
  withdrawals: Map<string, WithdrawalRow>;
  orders: Map<string, OrderRow>;
  wallets: Map<string, WalletRow>;
};
