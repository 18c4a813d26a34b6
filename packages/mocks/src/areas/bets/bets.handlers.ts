import { betDetails } from "./bet-details.ts";
import { reconcileBetDebit } from "./reconcile-bet-debit.ts";
import { settleBet } from "./settle-bet.ts";
import { betView } from "./bet-view.ts";
import { betFilter } from "./bet-filter.ts";
import type { AreaHandlers } from "../../request/handler.ts";
import { list } from "../../request/list.ts";
import { existing } from "../../request/refusal.ts";
import { visibleRow } from "../../session/visible.ts";

export const bets = {
  listBets: (call) => {
    const found = list(call, call.db.bets.bets.values(), {
      opIdOf: (row) => row.opId,
      equal: ["status", "betType", "betMode", "gameId"],
      moment: (row) => row.createdAt,
      keep: betFilter(call.input.body),
      search: (row) => [row.betId, row.player.playerCode, row.player.username, row.title],
      sorts: {
        createdAt: (row) => row.at,
        playerCode: (row) => row.player.playerCode,
      },
    });
    return { ...found, items: found.items.map(betView) };
  },

  showBet: ({ db, account, input: { body } }) => {
    const bet = existing(visibleRow(db, account, db.bets.bets.get(body.betId)), "This bet does not exist.");
    return betDetails(bet);
  },

  settleBet: (call) => settleBet(call, call.input.body),

  listBetDebits: (call) => {
    const { isTest, betId, playerCode, isReconciled } = call.input.body;
    return list(call, call.db.bets.debits.values(), {
      newestBy: "createdAt",
      opIdOf: (row) => row.opId,
      equal: ["debitReason"],
      moment: (row) => row.createdAt,
      keep: (row) =>
        (isTest === undefined || row.player.isTest === isTest) &&
        (!betId || row.betId === betId.toUpperCase()) &&
        (!playerCode || row.player.playerCode === playerCode.trim().toUpperCase()) &&
        (isReconciled === undefined || (row.settledAt !== null) === isReconciled),
      search: (row) => [row.txId, row.debitRequestId, row.betId, row.player.playerCode, row.player.username],
      sorts: {
        playerCode: (row) => row.player.playerCode,
      },
    });
  },

  showBetDebit: ({ db, account, input: { body } }) =>
    existing(visibleRow(db, account, db.bets.debits.get(body.txId)), "This debit does not exist."),

  reconcileBetDebit: (call) => reconcileBetDebit(call, call.input.body),
} satisfies AreaHandlers;
