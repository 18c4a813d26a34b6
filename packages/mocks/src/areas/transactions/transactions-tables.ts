import type { components } from "@backoffice/api-client/contract";

type Schemas = components["schemas"];

/** A transaction; fields that are optional in the contract are always present. */
export type TransactionRow = Omit<Schemas["Transaction"], "parentOpId" | "direction" | "balanceCurrency" | "player"> & {
  parentOpId: string | null;
  direction: Schemas["TransactionDirection"];
  balanceCurrency: string;
  player: Schemas["TransactionPlayer"] & { isTest: boolean };
};

/** The fields that only withdrawals have. */
export type WithdrawalRow = Pick<
  Schemas["Withdrawal"],
  "paymentProvider" | "destination" | "countsTowardDailyLimit" | "resendCount" | "sentAt"
>;

/** The order of a deposit at the payment provider. */
export type OrderRow = Schemas["DepositOrder"]["order"];

/** A player's balances by currency, and the bonus balance in US dollars. */
export type WalletRow = { activeCurrency: string; balances: Readonly<Record<string, number>>; bonus: number };

/** Tables by transaction id, wallets by player id. */
export type TransactionsTables = {
  /** In order of creation. */
  transactions: Map<string, TransactionRow>;
  withdrawals: Map<string, WithdrawalRow>;
  orders: Map<string, OrderRow>;
  wallets: Map<string, WalletRow>;
};
