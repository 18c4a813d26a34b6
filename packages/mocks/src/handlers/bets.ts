import { betDetails } from "../commands/bet-details.ts";
import { reconcileBetDebit } from "../commands/reconcile-bet-debit.ts";
import { settleBet } from "../commands/settle-bet.ts";
import { findBets } from "../request/find-bets.ts";
import type { Handlers } from "../request/handler.ts";
import { list } from "../request/list.ts";
import { Refusal } from "../request/refusal.ts";
import { scopeOf, visibleRow } from "../session/visible.ts";

export const bets: Handlers<
  "listBets" | "showBet" | "settleBet" | "listBetDebits" | "showBetDebit" | "reconcileBetDebit"
> = {
  listBets: ({ db, account, input: { body } }) => {
    const scope = scopeOf(db, account, body.opId, body.includeBrands);
    if (scope instanceof Refusal) return scope;
    const table = db.bets.bets;
    const { indexes, count } = findBets(table, scope, body);
    const items = indexes.map((index) => table.at(index));
    return { items, count, remaining: Math.max(0, count - (body.page - 1) * body.itemsPerPage - items.length) };
  },

  showBet: ({ db, account, input: { body } }) => {
    const index = db.bets.bets.find(body.betId);
    const bet = index === undefined ? undefined : visibleRow(db, account, db.bets.bets.at(index));
    if (index === undefined || !bet) return new Refusal(404, "This bet does not exist.");
    return betDetails(db.bets.bets, index);
  },

  settleBet: (call) => settleBet(call, call.input.body),

  listBetDebits: (call) => {
    const { isTest, betId, playerCode, isReconciled, debitReason, from, to } = call.input.body;
    const start = from === undefined ? 0 : Date.parse(from);
    const end = to === undefined ? Infinity : Date.parse(to);
    const body = { sortBy: "createdAt" as const, sortDirection: "desc" as const, ...call.input.body };
    return list({ ...call, input: { body } }, call.db.bets.debits.values(), {
      opIdOf: (row) => row.opId,
      keep: (row) =>
        (isTest === undefined || row.player.isTest === isTest) &&
        (!betId || row.betId === betId.toUpperCase()) &&
        (!playerCode || row.player.playerCode === playerCode.trim().toUpperCase()) &&
        (isReconciled === undefined || (row.settledAt !== null) === isReconciled) &&
        (!debitReason || row.debitReason === debitReason) &&
        Date.parse(row.createdAt) >= start &&
        Date.parse(row.createdAt) <= end,
      search: (row) => [row.txId, row.debitRequestId, row.betId, row.player.playerCode, row.player.username],
      sorts: {
        createdAt: (row) => row.createdAt,
        settledAt: (row) => row.settledAt,
        debitAmount: (row) => row.debitAmount,
        reconciledAmount: (row) => row.reconciledAmount,
        debitReason: (row) => row.debitReason,
        playerCode: (row) => row.player.playerCode,
      },
    });
  },

  showBetDebit: ({ db, account, input: { body } }) =>
    visibleRow(db, account, db.bets.debits.get(body.txId)) ?? new Refusal(404, "This debit does not exist."),

  reconcileBetDebit: (call) => reconcileBetDebit(call, call.input.body),
};
