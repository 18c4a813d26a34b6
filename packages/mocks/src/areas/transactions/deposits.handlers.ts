import { rejectDeposit, verifyDeposit } from "./decide-deposit.ts";
import { transactionOf } from "./transaction-of.ts";
import type { Db } from "../../db/db.ts";
import type { AreaHandlers } from "../../request/handler.ts";
import { list } from "../../request/list.ts";
import { existing } from "../../request/refusal.ts";
import { sorted } from "../../request/sorted.ts";
import { totalInUSD } from "./total-in-usd.ts";
import { newestFirst, transactionFilter, transactionRules } from "./transaction-filter.ts";
import type { CardUserRow } from "../gateways/payments-tables.ts";
import type { OrderRow, TransactionRow } from "./transactions-tables.ts";

type Order = TransactionRow & { order: OrderRow };

const depositsOf = (db: Db): TransactionRow[] =>
  newestFirst(db.transactions.transactions).filter((row) => row.transactionType === "DEPOSIT");

export const deposits = {
  listDeposits: (call) => list(call, depositsOf(call.db), transactionRules(transactionFilter(call.input.body))),
  getDepositsTotal: (call) =>
    totalInUSD(call, depositsOf(call.db), transactionRules(transactionFilter(call.input.body))),

  verifyDeposit: (call) => verifyDeposit(call, call.input.body),
  rejectDepositOrder: (call) => rejectDeposit(call, call.input.body),

  listDepositOrders: (call) => {
    const { body } = call.input;
    const { orders } = call.db.transactions;
    const rows = depositsOf(call.db).flatMap((row): Order[] => {
      const order = orders.get(row.txId);
      return order ? [{ ...row, order }] : [];
    });
    const fits = transactionFilter(body);
    const rules = transactionRules<Order>(
      (row) => fits(row) && (!body.orderStatus || row.order.orderStatus === body.orderStatus),
    );
    return list(call, rows, {
      ...rules,
      search: (row) => [row.order.orderId, ...rules.search(row)],
      sorts: {
        ...rules.sorts,
        expiresAt: (row) => row.order.expiresAt,
        orderStatus: (row) => row.order.orderStatus,
      },
    });
  },

  showDepositOrder: (call) => {
    const tx = transactionOf(call, call.input.body, "deposit", ["DEPOSIT"]);
    const order = existing(call.db.transactions.orders.get(tx.txId), "This deposit has no order.");
    return { ...tx, order };
  },

  listCardUsers: (call) => {
    const { playerCode, from, to } = call.input.body;
    const start = from ? Date.parse(from) : -Infinity;
    const end = to ? Date.parse(to) : Infinity;
    const dated = from !== undefined || to !== undefined;
    const code = playerCode?.trim().toUpperCase();
    const usedWithin = ({ lastUsedAt }: CardUserRow) =>
      lastUsedAt !== null && Date.parse(lastUsedAt) >= start && Date.parse(lastUsedAt) <= end;
    return list(
      call,
      sorted([...call.db.payments.cardUsers.values()], (row) => row.lastUsedAt, "desc"),
      {
        opIdOf: (row) => row.opId,
        equal: ["status", "isTest"],
        keep: (row) => (!code || row.playerCode === code) && (!dated || usedWithin(row)),
        search: (row) => [row.cardNumber, row.holderName, row.bankName, row.playerCode],
      },
    );
  },
} satisfies AreaHandlers;
