import type { Proof, ProofQuery } from "./proof.ts";

/** The row's operator or brand, if it has one. */
const operatorOf = (row: object | undefined): ProofQuery =>
  row && "opId" in row && typeof row.opId === "string" ? { opId: row.opId } : {};

/** Filters of the row only. */
const alone = (says: ProofQuery) => (row: object | undefined) => ({ ...operatorOf(row), ...says });

const CURRENCY = { currency: "currency" } as const;

/** Confirmed deposits. */
export const deposits: Proof<object> = {
  to: "/deposit/list",
  permission: "view_deposits",
  query: alone({ status: "CONFIRMED" }),
  carries: CURRENCY,
};

/** Confirmed first-time deposits. */
export const firstDeposits: Proof<object> = { ...deposits, query: alone({ status: "CONFIRMED", isFTD: "true" }) };

/** Confirmed withdrawals. */
export const withdrawals: Proof<object> = {
  to: "/withdraw/list",
  permission: "view_withdrawals",
  query: alone({ status: "CONFIRMED" }),
  carries: CURRENCY,
};

/** Confirmed transactions of one type. */
export const confirmed = (transactionTypes: string): Proof<object> => ({
  to: "/transactions/list",
  permission: "view_transactions",
  query: alone({ transactionTypes, status: "CONFIRMED" }),
  carries: CURRENCY,
});

/** Settled bets, filtered by `about` of the row; no link if that is undefined. */
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

/** Registered players, regardless of deposits. */
export const registered = (says: ProofQuery = {}): Proof<object> => ({
  to: "/players",
  permission: "view_players",
  query: alone(says),
  carries: { currency: false },
});

/** Issued invoices. */
export const invoices: Proof<object> = {
  to: "/billing/invoices",
  permission: "view_billing",
  query: alone({}),
  carries: { currency: false },
};

/** Payments received from operators. */
export const payments: Proof<object> = {
  to: "/billing/transaction-history",
  permission: "view_billing",
  query: alone({ view: "payments" }),
  carries: CURRENCY,
};
