// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";
import { write, writeHook } from "../write.ts";

/** Read the affiliate settings that hold for a player (money §2, §7). */
export const showAffiliateSettings = /* @__PURE__ */ query({ id: "showAffiliateSettings", method: "post", path: "/api/reports/affiliate/player/settings/show", tag: "affiliate-settings", effect: "read", permission: "view_affiliates", record: true });
export const useShowAffiliateSettings = /* @__PURE__ */ queryHook(showAffiliateSettings);

/** Give a player affiliate settings of its own (money §3, §5, §7). */
export const overrideAffiliateSettings = /* @__PURE__ */ write({ id: "overrideAffiliateSettings", method: "put", path: "/api/reports/affiliate/player/settings/override", tag: "affiliate-settings", effect: "write", permission: "edit_affiliate_settings" });
export const useOverrideAffiliateSettings = /* @__PURE__ */ writeHook(overrideAffiliateSettings);

/** Let the operator's affiliate settings hold for a player again (money §2, §7). */
export const restoreAffiliateSettings = /* @__PURE__ */ write({ id: "restoreAffiliateSettings", method: "post", path: "/api/reports/affiliate/player/settings/restore", tag: "affiliate-settings", effect: "write", permission: "edit_affiliate_settings" });
export const useRestoreAffiliateSettings = /* @__PURE__ */ writeHook(restoreAffiliateSettings);

/** Change an operator's affiliate levels (money §2, §5). */
export const updateAffiliateLevels = /* @__PURE__ */ write({ id: "updateAffiliateLevels", method: "put", path: "/api/reports/affiliate/settings/levels", tag: "affiliate-settings", effect: "write", permission: "edit_affiliate_settings" });
export const useUpdateAffiliateLevels = /* @__PURE__ */ writeHook(updateAffiliateLevels);

/** Calculate affiliate profit (money §3, §5, §7). */
export const calculateAffiliateProfit = /* @__PURE__ */ query({ id: "calculateAffiliateProfit", method: "post", path: "/api/reports/affiliate/profit/test-calculate", tag: "affiliate-settings", effect: "read", permission: "use_profit_calculators", record: true });
export const useCalculateAffiliateProfit = /* @__PURE__ */ queryHook(calculateAffiliateProfit);
