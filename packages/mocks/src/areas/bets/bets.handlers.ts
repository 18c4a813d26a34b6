import { betDetails } from "./bet-details.ts";
import { reconcileBetDebit } from "./reconcile-bet-debit.ts";
import { settleBet } from "./settle-bet.ts";
import { betView } from "./bet-view.ts";
import { betFilter } from "./bet-filter.ts";
import type { Handlers } from "../../request/handler.ts";
import { list } from "../../request/list.ts";
import { Refusal } from "../../request/refusal.ts";
import { visibleRow } from "../../session/visible.ts";

export const bets: Handlers<
  "listBets" | "showBet" | "settleBet" | "listBetDebits" | "showBetDebit" | "reconcileBetDebit"
> = {
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
    return found instanceof Refusal ? found : { ...found, items: found.items.map(betView) };
  },

  showBet: ({ db, account, input: { body } }) => {
    const bet = visibleRow(db, account, db.bets.bets.get(body.betId));
    return bet ? betDetails(bet) : new Refusal(404, "This bet does not exist.");
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
    visibleRow(db, account, db.bets.debits.get(body.txId)) ?? new Refusal(404, "This debit does not exist."),

  reconcileBetDebit: (call) => reconcileBetDebit(call, call.input.body),
};
