import { convertBalance } from "./convert-balance.ts";
import { playerOf } from "../players/player-of.ts";
import { topUp, topUpBonus } from "./top-up.ts";
import { walletAnswer } from "./wallet-answer.ts";
import type { AreaHandlers } from "../../request/handler.ts";
import { list } from "../../request/list.ts";
import { newestFirst, transactionFilter, transactionRules } from "../transactions/transaction-filter.ts";

export const wallet = {
  showWallet: (call) => {
    const player = playerOf(call, call.input.body);
    return walletAnswer(call.db, player);
  },

  topUpWallet: (call) => topUp(call, call.input.body),
  topUpBonusWallet: (call) => topUpBonus(call, call.input.body),

  convertBalance: (call) => {
    const made = convertBalance(call, call.input.body);
    return walletAnswer(call.db, call.db.players.get(made.player.playerId)!);
  },

  listTopUps: (call) => {
    const { action, reason, ...filter } = call.input.body;
    const fits = transactionFilter({ ...filter, transactionType: "TOPUP" });
    const direction = action && (action === "topup" ? "IN" : "OUT");
    return list(
      call,
      newestFirst(call.db.transactions.transactions),
      transactionRules(
        (row) => fits(row) && (!direction || row.direction === direction) && (!reason || row.reason === reason),
      ),
    );
  },
} satisfies AreaHandlers;
