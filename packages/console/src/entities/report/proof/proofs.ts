import type { Proof, ProofQuery } from "./proof.ts";

/** The row's own operator or brand, where it is of one. */
const operatorOf = (row: object | undefined): ProofQuery =>
  row && "opId" in row && typeof row.opId === "string" ? { opId: row.opId } : {};

/** What is known of a row is all that the list is filtered by. */
const alone = (says: ProofQuery) => (row: object | undefined) => ({ ...operatorOf(row), ...says });

const CURRENCY = { currency: "currency" } as const;

/** Deposits that were confirmed. */
export const deposits: Proof<object> = {
  to: "/deposit/list",
  permission: "view_deposits",
  query: alone({ status: "CONFIRMED" }),
  carries: CURRENCY,
};

/** First deposits of players, among those that were confirmed. */
export const firstDeposits: Proof<object> = { ...deposits, query: alone({ status: "CONFIRMED", isFTD: "true" }) };

/** Withdrawals that were confirmed. */
export const withdrawals: Proof<object> = {
  to: "/withdraw/list",
  permission: "view_withdrawals",
  query: alone({ status: "CONFIRMED" }),
  carries: CURRENCY,
};

/** Transactions of one type that were confirmed. */
export const confirmed = (transactionTypes: string): Proof<object> => ({
  to: "/transactions/list",
  permission: "view_transactions",
  query: alone({ transactionTypes, status: "CONFIRMED" }),
  carries: CURRENCY,
});

/** The settled bets, of a row as `about` says, which is nothing where no filter of the list tells it. */
export const bets = <Row extends object = object>(
  about: (row: Row) => ProofQuery | undefined = () => ({}),
): Proof<Row> => ({
  to: "/bets",
  permission: "view_bets",
  query: (row) => {
    const more = row ? about(row) : {};
    return more && { ...operatorOf(row), isSettled: "true", ...more };
  },
  carries: CURRENCY,
});

/** Players who registered; what they pay in does not matter. */
export const registered = (says: ProofQuery = {}): Proof<object> => ({
  to: "/players",
  permission: "view_players",
  query: alone(says),
  carries: { currency: false },
});

/** Invoices that were issued. */
export const invoices: Proof<object> = {
  to: "/billing/invoices",
  permission: "view_billing",
  query: alone({}),
  carries: { currency: false },
};

/** Payments of operators that came in. */
export const payments: Proof<object> = {
  to: "/billing/transaction-history",
  permission: "view_billing",
  query: alone({ view: "payments" }),
  carries: CURRENCY,
};
