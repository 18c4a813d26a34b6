// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";
import { write, writeHook } from "../write.ts";

/** List flows (shell §2.2). */
export const listFlows = /* @__PURE__ */ query({ id: "listFlows", method: "post", path: "/api/flows/list", tag: "flows", effect: "read", permission: "view_flows", rows: "items", record: true, counted: true });
export const useListFlows = /* @__PURE__ */ queryHook(listFlows);

/** Read one flow with its steps (shell §2.2). */
export const showFlow = /* @__PURE__ */ query({ id: "showFlow", method: "post", path: "/api/flows/show", tag: "flows", effect: "read", permission: "view_flows", record: true });
export const useShowFlow = /* @__PURE__ */ queryHook(showFlow);

/** Delete a flow (content §2, §7). */
export const deleteFlow = /* @__PURE__ */ write({ id: "deleteFlow", method: "post", path: "/api/flows/delete", tag: "flows", effect: "write", permission: "edit_flows" });
export const useDeleteFlow = /* @__PURE__ */ writeHook(deleteFlow);
