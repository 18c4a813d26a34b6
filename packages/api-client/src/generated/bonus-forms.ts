// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";
import { write, writeHook } from "../write.ts";

/** Add a form (shell §2.2). */
export const createBonusForm = /* @__PURE__ */ write({ id: "createBonusForm", method: "post", path: "/api/bonus/form", tag: "bonus-forms", effect: "write", permission: "edit_bonuses" });
export const useCreateBonusForm = /* @__PURE__ */ writeHook(createBonusForm);

/** Change a form (shell §2.2). */
export const updateBonusForm = /* @__PURE__ */ write({ id: "updateBonusForm", method: "put", path: "/api/bonus/form", tag: "bonus-forms", effect: "write", permission: "edit_bonuses" });
export const useUpdateBonusForm = /* @__PURE__ */ writeHook(updateBonusForm);

/** Delete a form (content §7, money §7). */
export const deleteBonusForm = /* @__PURE__ */ write({ id: "deleteBonusForm", method: "delete", path: "/api/bonus/form", tag: "bonus-forms", effect: "write", permission: "delete_bonuses" });
export const useDeleteBonusForm = /* @__PURE__ */ writeHook(deleteBonusForm);

/** List forms (shell §2.2). */
export const listBonusForms = /* @__PURE__ */ query({ id: "listBonusForms", method: "post", path: "/api/bonus/form/list", tag: "bonus-forms", effect: "read", permission: "view_bonuses", rows: "items", record: true, counted: true });
export const useListBonusForms = /* @__PURE__ */ queryHook(listBonusForms);

/** Read one form (shell §2.2). */
export const showBonusForm = /* @__PURE__ */ query({ id: "showBonusForm", method: "post", path: "/api/bonus/form/show", tag: "bonus-forms", effect: "read", permission: "view_bonuses", record: true });
export const useShowBonusForm = /* @__PURE__ */ queryHook(showBonusForm);

/** Approve or reject a request (content §4, §7, money §3, §7). */
export const decideBonusFormRequest = /* @__PURE__ */ write({ id: "decideBonusFormRequest", method: "put", path: "/api/bonus/form/requests", tag: "bonus-forms", effect: "money", permission: "decide_bonus_requests" });
export const useDecideBonusFormRequest = /* @__PURE__ */ writeHook(decideBonusFormRequest);

/** List requests, waiting or decided (shell §2.2). */
export const listBonusFormRequests = /* @__PURE__ */ query({ id: "listBonusFormRequests", method: "post", path: "/api/bonus/form/requests/list", tag: "bonus-forms", effect: "read", permission: "view_bonus_requests", rows: "items", record: true, counted: true });
export const useListBonusFormRequests = /* @__PURE__ */ queryHook(listBonusFormRequests);

/** Read one request (content §2). */
export const showBonusFormRequest = /* @__PURE__ */ query({ id: "showBonusFormRequest", method: "post", path: "/api/bonus/form/requests/show", tag: "bonus-forms", effect: "read", permission: "view_bonus_requests", record: true });
export const useShowBonusFormRequest = /* @__PURE__ */ queryHook(showBonusFormRequest);
