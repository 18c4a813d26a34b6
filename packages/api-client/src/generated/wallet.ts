// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";
import { write, writeHook } from "../write.ts";

/** Read a player's wallet (money §2, §3, §4). */
export const showWallet = /* @__PURE__ */ query({ id: "showWallet", method: "post", path: "/api/player/wallet/show", tag: "wallet", effect: "read", permission: "view_wallets", record: true });
export const useShowWallet = /* @__PURE__ */ queryHook(showWallet);

/** Top up or deduct a player's balance (money §3, §4, §5, §7, §8). */
export const topUpWallet = /* @__PURE__ */ write({ id: "topUpWallet", method: "post", path: "/api/player/wallet/topup", tag: "wallet", effect: "money", permission: "topup_players" });
export const useTopUpWallet = /* @__PURE__ */ writeHook(topUpWallet);

/** Change a player's bonus balance (money §3, §5, §7). */
export const topUpBonusWallet = /* @__PURE__ */ write({ id: "topUpBonusWallet", method: "post", path: "/api/player/wallet/topup-bonus", tag: "wallet", effect: "money", permission: "topup_players" });
export const useTopUpBonusWallet = /* @__PURE__ */ writeHook(topUpBonusWallet);

/** Exchange a player's whole balance into another currency (money §2, §3, §7). */
export const convertBalance = /* @__PURE__ */ write({ id: "convertBalance", method: "post", path: "/api/player/wallet/convert", tag: "wallet", effect: "money", permission: "convert_balances" });
export const useConvertBalance = /* @__PURE__ */ writeHook(convertBalance);

/** List top-ups (shell §2.1). */
export const listTopUps = /* @__PURE__ */ query({ id: "listTopUps", method: "post", path: "/api/player/wallet/topup/list", tag: "wallet", effect: "read", permission: "view_topups", rows: "items", record: true, counted: true });
export const useListTopUps = /* @__PURE__ */ queryHook(listTopUps);
