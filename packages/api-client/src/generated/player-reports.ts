// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";

/** Report the whole business by operator (shell §2.2). */
export const listOperatorReport = /* @__PURE__ */ query({ id: "listOperatorReport", method: "post", path: "/api/reports/operator/list", tag: "player-reports", effect: "read", permission: "view_player_reports", rows: "items", record: true, counted: true });
export const useListOperatorReport = /* @__PURE__ */ queryHook(listOperatorReport);

/** Report registrations by day and operator (shell §2.2). */
export const listRegistrationReport = /* @__PURE__ */ query({ id: "listRegistrationReport", method: "post", path: "/api/reports/registration/list", tag: "player-reports", effect: "read", permission: "view_player_reports", rows: "items", record: true, counted: true });
export const useListRegistrationReport = /* @__PURE__ */ queryHook(listRegistrationReport);

/** Report players at risk (shell §2.2). */
export const listRiskReport = /* @__PURE__ */ query({ id: "listRiskReport", method: "post", path: "/api/reports/risk-management/list", tag: "player-reports", effect: "read", permission: "view_risk_reports", rows: "items", record: true, counted: true });
export const useListRiskReport = /* @__PURE__ */ queryHook(listRiskReport);

/** Report referrals and earnings of affiliates (shell §2.2). */
export const listAffiliateRevenueReport = /* @__PURE__ */ query({ id: "listAffiliateRevenueReport", method: "post", path: "/api/reports/affiliate-revenue/list", tag: "player-reports", effect: "read", permission: "view_affiliate_reports", rows: "items", record: true, counted: true });
export const useListAffiliateRevenueReport = /* @__PURE__ */ queryHook(listAffiliateRevenueReport);

/** Rank the affiliates (shell §2.2). */
export const listTopAffiliateReport = /* @__PURE__ */ query({ id: "listTopAffiliateReport", method: "post", path: "/api/reports/top-affiliates/list", tag: "player-reports", effect: "read", permission: "view_affiliate_reports", rows: "items", record: true, counted: true });
export const useListTopAffiliateReport = /* @__PURE__ */ queryHook(listTopAffiliateReport);

/** Rank the channels (shell §2.2). */
export const listTopChannelReport = /* @__PURE__ */ query({ id: "listTopChannelReport", method: "post", path: "/api/reports/top-channels/list", tag: "player-reports", effect: "read", permission: "view_affiliate_reports", rows: "items", record: true, counted: true });
export const useListTopChannelReport = /* @__PURE__ */ queryHook(listTopChannelReport);

/** Report partners' channels (shell §2.2). */
export const listPartnerChannelReport = /* @__PURE__ */ query({ id: "listPartnerChannelReport", method: "post", path: "/api/reports/partner-channels/list", tag: "player-reports", effect: "read", permission: "view_affiliate_reports", rows: "items", record: true, counted: true });
export const useListPartnerChannelReport = /* @__PURE__ */ queryHook(listPartnerChannelReport);
