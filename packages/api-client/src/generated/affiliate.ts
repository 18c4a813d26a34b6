// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";
import { write, writeHook } from "../write.ts";

/** List the channels that players were referred by (money §3, §7, §9). */
export const listAffiliateChannels = /* @__PURE__ */ query({ id: "listAffiliateChannels", method: "post", path: "/api/reports/affiliate/channels", tag: "affiliate", effect: "read", permission: "view_affiliates", rows: "items", record: true, counted: true });
export const useListAffiliateChannels = /* @__PURE__ */ queryHook(listAffiliateChannels);

/** Read the affiliate earnings of a player (money §3, §7). */
export const showAffiliateSummary = /* @__PURE__ */ query({ id: "showAffiliateSummary", method: "post", path: "/api/reports/affiliate/player/summary", tag: "affiliate", effect: "read", permission: "view_affiliates", record: true });
export const useShowAffiliateSummary = /* @__PURE__ */ queryHook(showAffiliateSummary);

/** Report the referrals of a player in a period (money §3, §4, §7). */
export const showAffiliateReport = /* @__PURE__ */ query({ id: "showAffiliateReport", method: "post", path: "/api/reports/affiliate/player/summary/reports", tag: "affiliate", effect: "read", permission: "view_affiliates", record: true });
export const useShowAffiliateReport = /* @__PURE__ */ queryHook(showAffiliateReport);

/** List the players whom a player referred (shell §2.3, money §3, §7). */
export const listReferredPlayers = /* @__PURE__ */ query({ id: "listReferredPlayers", method: "post", path: "/api/reports/affiliate/referred-players/list", tag: "affiliate", effect: "read", permission: "view_affiliates", rows: "items", record: true, counted: true });
export const useListReferredPlayers = /* @__PURE__ */ queryHook(listReferredPlayers);

/** Request the payout of a player's affiliate profit (money §2, §7). */
export const withdrawAffiliateProfit = /* @__PURE__ */ write({ id: "withdrawAffiliateProfit", method: "post", path: "/api/reports/affiliate/profit/withdraw", tag: "affiliate", effect: "money", permission: "withdraw_affiliate_profit" });
export const useWithdrawAffiliateProfit = /* @__PURE__ */ writeHook(withdrawAffiliateProfit);

/** List the payouts of affiliate profit (shell §2.2, money §3). */
export const listAffiliateWithdrawals = /* @__PURE__ */ query({ id: "listAffiliateWithdrawals", method: "post", path: "/api/reports/affiliate/withdrawals/list", tag: "affiliate", effect: "read", permission: "view_affiliates", rows: "items", record: true, counted: true });
export const useListAffiliateWithdrawals = /* @__PURE__ */ queryHook(listAffiliateWithdrawals);

/** Pay out all affiliate profit of an operator (money §4, §7). */
export const startAffiliateWithdrawJob = /* @__PURE__ */ write({ id: "startAffiliateWithdrawJob", method: "post", path: "/api/reports/affiliate/withdraw-jobs/start", tag: "affiliate", effect: "money", permission: "run_affiliate_withdraw_jobs" });
export const useStartAffiliateWithdrawJob = /* @__PURE__ */ writeHook(startAffiliateWithdrawJob);

/** Stop a job that pays out affiliate profit (money §4, §7). */
export const cancelAffiliateWithdrawJob = /* @__PURE__ */ write({ id: "cancelAffiliateWithdrawJob", method: "post", path: "/api/reports/affiliate/withdraw-jobs/cancel", tag: "affiliate", effect: "money", permission: "run_affiliate_withdraw_jobs" });
export const useCancelAffiliateWithdrawJob = /* @__PURE__ */ writeHook(cancelAffiliateWithdrawJob);

/** List the jobs that pay out affiliate profit (shell §2.2, money §4). */
export const listAffiliateWithdrawJobs = /* @__PURE__ */ query({ id: "listAffiliateWithdrawJobs", method: "post", path: "/api/reports/affiliate/withdraw-jobs/list", tag: "affiliate", effect: "read", permission: "view_affiliates", rows: "items", record: true, counted: true });
export const useListAffiliateWithdrawJobs = /* @__PURE__ */ queryHook(listAffiliateWithdrawJobs);

/** List affiliates (content §2). */
export const listAffiliates = /* @__PURE__ */ query({ id: "listAffiliates", method: "post", path: "/api/affiliates/list", tag: "affiliate", effect: "read", permission: "view_affiliates", rows: "items", record: true, counted: true });
export const useListAffiliates = /* @__PURE__ */ queryHook(listAffiliates);

/** Delete an affiliate (content §7). */
export const deleteAffiliate = /* @__PURE__ */ write({ id: "deleteAffiliate", method: "post", path: "/api/affiliates/delete", tag: "affiliate", effect: "write", permission: "delete_affiliates" });
export const useDeleteAffiliate = /* @__PURE__ */ writeHook(deleteAffiliate);
