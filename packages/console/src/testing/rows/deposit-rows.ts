import type { components } from "@backoffice/api-client";
import type { Db } from "@backoffice/mocks";
import { firstOf } from "./rows.ts";
import { changeTransaction } from "./transaction-rows.ts";

type OrderStatus = components["schemas"]["DepositOrderStatus"];

/** The first pending deposit of Nordlys, paid at its provider or not yet. */
export const pendingDeposit = (db: Db, orderStatus: OrderStatus = "PAID") =>
  firstOf(
    db.transactions.transactions,
    (row) =>
      row.opId === "op-nordlys" &&
      row.transactionType === "DEPOSIT" &&
      row.status === "PENDING" &&
      !row.isDeleted &&
      db.transactions.orders.get(row.txId)?.orderStatus === orderStatus,
  );

/** Makes it a deposit of 92.50 euros for 100 USDT, by cpg. */
export const euros = (db: Db): void =>
  changeTransaction(db, pendingDeposit(db), {
    fromAmount: 100,
    fromCurrency: "USDT",
    toAmount: 92.5,
    toCurrency: "EUR",
    balanceCurrency: "EUR",
    gateway: "cpg",
  });

/** Puts the order of a deposit into another state. */
export const changeOrder = (db: Db, txId: string, orderStatus: OrderStatus): void => {
  const { orders } = db.transactions;
  orders.set(txId, { ...orders.get(txId)!, orderId: "CPG-7", orderStatus });
};

/** The balance of a player in euros. */
export const eurosOf = (db: Db, playerId: string): number =>
  db.transactions.wallets.get(playerId)?.balances["EUR"] ?? 0;
