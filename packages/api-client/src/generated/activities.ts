// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";

/** List staff activities (shell §2.2; money §9). */
export const listStaffActivities = /* @__PURE__ */ query({ id: "listStaffActivities", method: "post", path: "/api/users/activities/list", tag: "activities", effect: "read", permission: "view_staff_activities", rows: "items", record: true, counted: true });
export const useListStaffActivities = /* @__PURE__ */ queryHook(listStaffActivities);

/** Read one staff activity, with what was before and after (shell §2.3, §3). */
export const showStaffActivity = /* @__PURE__ */ query({ id: "showStaffActivity", method: "post", path: "/api/users/activities/show", tag: "activities", effect: "read", permission: "view_staff_activities", record: true });
export const useShowStaffActivity = /* @__PURE__ */ queryHook(showStaffActivity);

/** List operator activities (shell §2.2; money §9). */
export const listOperatorActivities = /* @__PURE__ */ query({ id: "listOperatorActivities", method: "post", path: "/api/operators/activities/list", tag: "activities", effect: "read", permission: "view_operator_activities", rows: "items", record: true, counted: true });
export const useListOperatorActivities = /* @__PURE__ */ queryHook(listOperatorActivities);

/** Read one operator activity, with what was before and after (shell §2.3, §3). */
export const showOperatorActivity = /* @__PURE__ */ query({ id: "showOperatorActivity", method: "post", path: "/api/operators/activities/show", tag: "activities", effect: "read", permission: "view_operator_activities", record: true });
export const useShowOperatorActivity = /* @__PURE__ */ queryHook(showOperatorActivity);

/** List player activities (shell §2.2; money §9). */
export const listPlayerActivities = /* @__PURE__ */ query({ id: "listPlayerActivities", method: "post", path: "/api/players/details-activities/list", tag: "activities", effect: "read", permission: "view_player_activities", rows: "items", record: true, counted: true });
export const useListPlayerActivities = /* @__PURE__ */ queryHook(listPlayerActivities);

/** Read one player activity, with what was before and after (shell §2.3, §3). */
export const showPlayerActivity = /* @__PURE__ */ query({ id: "showPlayerActivity", method: "post", path: "/api/players/details-activities/show", tag: "activities", effect: "read", permission: "view_player_activities", record: true });
export const useShowPlayerActivity = /* @__PURE__ */ queryHook(showPlayerActivity);

/** List support activities (shell §2.2; money §9). */
export const listSupportActivities = /* @__PURE__ */ query({ id: "listSupportActivities", method: "post", path: "/api/admin/support/activities/list", tag: "activities", effect: "read", permission: "view_support_activities", rows: "items", record: true, counted: true });
export const useListSupportActivities = /* @__PURE__ */ queryHook(listSupportActivities);

/** Read one support activity, with what was before and after (shell §2.3, §3). */
export const showSupportActivity = /* @__PURE__ */ query({ id: "showSupportActivity", method: "post", path: "/api/admin/support/activities/show", tag: "activities", effect: "read", permission: "view_support_activities", record: true });
export const useShowSupportActivity = /* @__PURE__ */ queryHook(showSupportActivity);

/** List transaction activities (shell §2.2; money §9). */
export const listTransactionActivities = /* @__PURE__ */ query({ id: "listTransactionActivities", method: "post", path: "/api/transactions/transactions-activities/list", tag: "activities", effect: "read", permission: "view_transaction_activities", rows: "items", record: true, counted: true });
export const useListTransactionActivities = /* @__PURE__ */ queryHook(listTransactionActivities);

/** Read one transaction activity, with what was before and after (shell §2.3, §3). */
export const showTransactionActivity = /* @__PURE__ */ query({ id: "showTransactionActivity", method: "post", path: "/api/transactions/transactions-activities/show", tag: "activities", effect: "read", permission: "view_transaction_activities", record: true });
export const useShowTransactionActivity = /* @__PURE__ */ queryHook(showTransactionActivity);

/** List login activities (shell §2.2; money §9). */
export const listLoginActivities = /* @__PURE__ */ query({ id: "listLoginActivities", method: "post", path: "/api/users/login-activities/list", tag: "activities", effect: "read", permission: "view_login_activities", rows: "items", record: true, counted: true });
export const useListLoginActivities = /* @__PURE__ */ queryHook(listLoginActivities);

/** Read one sign-in (shell §2.2, §2.3). */
export const showLoginActivity = /* @__PURE__ */ query({ id: "showLoginActivity", method: "post", path: "/api/users/login-activities/show", tag: "activities", effect: "read", permission: "view_login_activities", record: true });
export const useShowLoginActivity = /* @__PURE__ */ queryHook(showLoginActivity);
