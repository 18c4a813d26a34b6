// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";
import { write, writeHook } from "../write.ts";

/** Add a bank (shell §5, §7). */
export const createBank = /* @__PURE__ */ write({ id: "createBank", method: "post", path: "/api/banks", tag: "banks", effect: "write", permission: "edit_banks" });
export const useCreateBank = /* @__PURE__ */ writeHook(createBank);

/** Change a bank (shell §5, §7). */
export const updateBank = /* @__PURE__ */ write({ id: "updateBank", method: "put", path: "/api/banks", tag: "banks", effect: "write", permission: "edit_banks" });
export const useUpdateBank = /* @__PURE__ */ writeHook(updateBank);

/** Delete a bank (shell §7, money §2). */
export const deleteBank = /* @__PURE__ */ write({ id: "deleteBank", method: "delete", path: "/api/banks", tag: "banks", effect: "write", permission: "delete_banks" });
export const useDeleteBank = /* @__PURE__ */ writeHook(deleteBank);

/** List banks (shell §2.2). */
export const listBanks = /* @__PURE__ */ query({ id: "listBanks", method: "post", path: "/api/banks/list", tag: "banks", effect: "read", permission: "view_banks", rows: "items", record: true, counted: true });
export const useListBanks = /* @__PURE__ */ queryHook(listBanks);

/** Read one bank (shell §2.3). */
export const showBank = /* @__PURE__ */ query({ id: "showBank", method: "post", path: "/api/banks/show", tag: "banks", effect: "read", permission: "view_banks", record: true });
export const useShowBank = /* @__PURE__ */ queryHook(showBank);
