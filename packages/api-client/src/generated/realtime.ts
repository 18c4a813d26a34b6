// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";

/** Get the address of the message connection (shell §3, §7). */
export const negotiateRealtime = /* @__PURE__ */ query({ id: "negotiateRealtime", method: "get", path: "/api/awps/negotiate", tag: "realtime", effect: "read", permission: "signed_in", record: true });
export const useNegotiateRealtime = /* @__PURE__ */ queryHook(negotiateRealtime);
