// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";
import { write, writeHook } from "../write.ts";

/** Settle an open bet by hand (content §7). */
export const settleBet = /* @__PURE__ */ write({ id: "settleBet", method: "post", path: "/api/v2/bets/settle", tag: "bets", effect: "money", permission: "settle_bets" });
export const useSettleBet = /* @__PURE__ */ writeHook(settleBet);

/** List bets (shell §2.2, money §9). */
export const listBets = /* @__PURE__ */ query({ id: "listBets", method: "post", path: "/api/v2/bets/list", tag: "bets", effect: "read", permission: "view_bets", rows: "items", record: true, counted: true });
export const useListBets = /* @__PURE__ */ queryHook(listBets);

/** Read one bet (shell §2.3). */
export const showBet = /* @__PURE__ */ query({ id: "showBet", method: "post", path: "/api/v2/bets/show", tag: "bets", effect: "read", permission: "view_bets", record: true });
export const useShowBet = /* @__PURE__ */ queryHook(showBet);

/** Reconcile a bet debit (money §2, §7). */
export const reconcileBetDebit = /* @__PURE__ */ write({ id: "reconcileBetDebit", method: "post", path: "/api/bets/debit/reconcile", tag: "bets", effect: "money", permission: "reconcile_bet_debits" });
export const useReconcileBetDebit = /* @__PURE__ */ writeHook(reconcileBetDebit);

/** List bet debits (shell §2.2, §3). */
export const listBetDebits = /* @__PURE__ */ query({ id: "listBetDebits", method: "post", path: "/api/bets/debit/list", tag: "bets", effect: "read", permission: "view_bet_debits", rows: "items", record: true, counted: true });
export const useListBetDebits = /* @__PURE__ */ queryHook(listBetDebits);

/** Read one bet debit (shell §2.2). */
export const showBetDebit = /* @__PURE__ */ query({ id: "showBetDebit", method: "post", path: "/api/bets/debit/show", tag: "bets", effect: "read", permission: "view_bet_debits", record: true });
export const useShowBetDebit = /* @__PURE__ */ queryHook(showBetDebit);
