// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";
import { write, writeHook } from "../write.ts";

/** Read a player's cashback (money §3, §7). */
export const showCashbackSummary = /* @__PURE__ */ query({ id: "showCashbackSummary", method: "post", path: "/api/reports/cashback/player/summary", tag: "cashback", effect: "read", permission: "view_cashback", record: true });
export const useShowCashbackSummary = /* @__PURE__ */ queryHook(showCashbackSummary);

/** Read a player's bonus balance (money §3, §7). */
export const showBonusSummary = /* @__PURE__ */ query({ id: "showBonusSummary", method: "post", path: "/api/reports/bonus/player/summary", tag: "cashback", effect: "read", permission: "view_cashback", record: true });
export const useShowBonusSummary = /* @__PURE__ */ queryHook(showBonusSummary);

/** Pay a player's cashback into the wallet (money §2, §7). */
export const claimCashback = /* @__PURE__ */ write({ id: "claimCashback", method: "post", path: "/api/reports/cashback/claim", tag: "cashback", effect: "money", permission: "claim_cashback" });
export const useClaimCashback = /* @__PURE__ */ writeHook(claimCashback);

/** Read the cashback settings that hold for a player (money §2, §7). */
export const showCashbackSettings = /* @__PURE__ */ query({ id: "showCashbackSettings", method: "post", path: "/api/reports/cashback/player/settings/show", tag: "cashback", effect: "read", permission: "view_cashback", record: true });
export const useShowCashbackSettings = /* @__PURE__ */ queryHook(showCashbackSettings);

/** Give a player cashback settings of its own (money §3, §5, §7). */
export const overrideCashbackSettings = /* @__PURE__ */ write({ id: "overrideCashbackSettings", method: "put", path: "/api/reports/cashback/player/settings/override", tag: "cashback", effect: "write", permission: "edit_cashback_settings" });
export const useOverrideCashbackSettings = /* @__PURE__ */ writeHook(overrideCashbackSettings);

/** Let the operator's cashback settings hold for a player again (money §2, §7). */
export const restoreCashbackSettings = /* @__PURE__ */ write({ id: "restoreCashbackSettings", method: "post", path: "/api/reports/cashback/player/settings/restore", tag: "cashback", effect: "write", permission: "edit_cashback_settings" });
export const useRestoreCashbackSettings = /* @__PURE__ */ writeHook(restoreCashbackSettings);

/** Calculate cashback (money §3, §5, §7). */
export const calculateCashback = /* @__PURE__ */ query({ id: "calculateCashback", method: "post", path: "/api/reports/cashback/calculator", tag: "cashback", effect: "read", permission: "use_profit_calculators", record: true });
export const useCalculateCashback = /* @__PURE__ */ queryHook(calculateCashback);
