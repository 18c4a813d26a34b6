import type { Backend } from "../../packages/mocks/src/backend.ts";
import { expect } from "../fixtures.ts";
import { removeStops } from "./remove-stops.ts";

export const NORDLYS = "op-nordlys";

export const tables = (backend: Backend | undefined) => backend!.db.transactions;
export const pendingIn = (backend: Backend | undefined) =>
  [...tables(backend).transactions.values()].filter(
    (it) => it.transactionType === "WITHDRAW" && it.opId === NORDLYS && it.status === "PENDING" && !it.isDeleted,
  );

/**
 * Gives Nordlys exactly `count` pending withdrawals, which no check stops. Paid and pending withdrawals have both already left the wallet, so
 * balances stay correct.
 */
export const waiting = (backend: Backend | undefined, count: number) => {
  const { transactions } = tables(backend);
  const own = [...transactions.values()].filter((it) => it.transactionType === "WITHDRAW" && it.opId === NORDLYS);
  const open = own.filter((it) => it.status === "PENDING" && !it.isDeleted);
  for (const row of open.slice(count))
    transactions.set(row.txId, { ...row, status: "CONFIRMED", confirmedAt: row.createdAt, confirmedBy: "Mara" });
  const spare = own
    .filter((it) => it.status === "CONFIRMED" && !it.isDeleted)
    .slice(0, Math.max(0, count - open.length));
  for (const row of spare)
    transactions.set(row.txId, { ...row, status: "PENDING", confirmedAt: null, confirmedBy: null });
  // Tomani has one gateway here and allows forcing small amounts.
  for (const row of pendingIn(backend))
    if (row.gateway === "tomani")
      transactions.set(row.txId, { ...row, toAmountInUSD: Math.min(row.toAmountInUSD, 400) });
  removeStops(backend);
  expect(pendingIn(backend)).toHaveLength(count);
};
