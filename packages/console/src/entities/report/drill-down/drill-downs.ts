import type { DrillDown, DrillDownQuery } from "./drill-down.ts";

/** The row's operator or brand, if it has one. */
const operatorOf = (row: object | undefined): DrillDownQuery =>
  row && "opId" in row && typeof row.opId === "string" ? { opId: row.opId } : {};

/** Filters of the row only. */
const alone = (says: DrillDownQuery) => (row: object | undefined) => ({ ...operatorOf(row), ...says });

const CURRENCY = { currency: "currency" } as const;

/** Confirmed deposits. */
export const deposits: DrillDown<object> = {
  to: "/deposit/list",
  permission: "view_deposits",
  query: alone({ status: "CONFIRMED" }),
  carries: CURRENCY,
};

/** Confirmed first-time deposits. */
export const firstDeposits: DrillDown<object> = { ...deposits, query: alone({ status: "CONFIRMED", isFTD: "true" }) };

/** Confirmed withdrawals. */
export const withdrawals: DrillDown<object> = {
  to: "/withdraw/list",
  permission: "view_withdrawals",
  query: alone({ status: "CONFIRMED" }),
  carries: CURRENCY,
};

/** Confirmed transactions of one type. */
export const confirmed = (transactionTypes: string): DrillDown<object> => ({
  to: "/transactions/list",
  permission: "view_transactions",
  query: alone({ transactionTypes, status: "CONFIRMED" }),
  carries: CURRENCY,
});

/** Settled bets, filtered by `about` of the row; no link if that is undefined. */
export const bets = <Row extends object = object>(
  about: (row: Row) => DrillDownQuery | undefined = () => ({}),
): DrillDown<Row> => ({
  to: "/bets",
  permission: "view_bets",
  query: (row) => {
    const more = row ? about(row) : {};
    return more && { ...operatorOf(row), isSettled: "true", ...more };
  },
  carries: CURRENCY,
});

/** Registered players, regardless of deposits. */
export const registered = (says: DrillDownQuery = {}): DrillDown<object> => ({
  to: "/players",
  permission: "view_players",
  query: alone(says),
  carries: { currency: false },
});

/** Issued invoices. */
export const invoices: DrillDown<object> = {
  to: "/billing/invoices",
  permission: "view_billing",
  query: alone({}),
  carries: { currency: false },
};

/** Payments received from operators. */
export const payments: DrillDown<object> = {
  to: "/billing/transaction-history",
  permission: "view_billing",
  query: alone({ view: "payments" }),
  carries: CURRENCY,
};
