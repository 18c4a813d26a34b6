// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";
import { write, writeHook } from "../write.ts";

/** Count the queues of staff (shell §3, §4, §7). */
export const getBadges = /* @__PURE__ */ query({ id: "getBadges", method: "get", path: "/api/admin/badges", tag: "shell", effect: "read", permission: "signed_in", record: true });
export const useGetBadges = /* @__PURE__ */ queryHook(getBadges);

/** Read the queues of staff (shell §3, §4). */
export const getWaiting = /* @__PURE__ */ query({ id: "getWaiting", method: "get", path: "/api/admin/waiting", tag: "shell", effect: "read", permission: "signed_in", rows: "", record: true });
export const useGetWaiting = /* @__PURE__ */ queryHook(getWaiting);

/** Read the exchange rates (shell §3, §4, §7). */
export const getRates = /* @__PURE__ */ query({ id: "getRates", method: "get", path: "/api/rates", tag: "shell", effect: "read", permission: "signed_in", record: true });
export const useGetRates = /* @__PURE__ */ queryHook(getRates);

/** List the general notifications (shell §3, §7). */
export const listNotifications = /* @__PURE__ */ query({ id: "listNotifications", method: "get", path: "/api/general/notifications", tag: "shell", effect: "read", permission: "signed_in", rows: "", record: true });
export const useListNotifications = /* @__PURE__ */ queryHook(listNotifications);

/** Report problems of the console (shell §8). */
export const sendClientReports = /* @__PURE__ */ write({ id: "sendClientReports", method: "post", path: "/api/client-reports", tag: "shell", effect: "write", permission: "signed_in" });
export const useSendClientReports = /* @__PURE__ */ writeHook(sendClientReports);

/** Read the explanations of columns and fields (shell §7). */
export const listTooltips = /* @__PURE__ */ query({ id: "listTooltips", method: "get", path: "/api/tooltips", tag: "shell", effect: "read", permission: "signed_in", record: true });
export const useListTooltips = /* @__PURE__ */ queryHook(listTooltips);
