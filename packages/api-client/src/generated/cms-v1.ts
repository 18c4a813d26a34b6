// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";
import { write, writeHook } from "../write.ts";

/** List operators with the state of their content (shell §2.2). */
export const listCmsOperators = /* @__PURE__ */ query({ id: "listCmsOperators", method: "post", path: "/api/cms/operators/list", tag: "cms-v1", effect: "read", permission: "view_cms", rows: "items", record: true, counted: true });
export const useListCmsOperators = /* @__PURE__ */ queryHook(listCmsOperators);

/** List the entries of one kind (shell §2.2). */
export const listCmsEntries = /* @__PURE__ */ query({ id: "listCmsEntries", method: "post", path: "/api/cms/entries/list", tag: "cms-v1", effect: "read", permission: "view_cms", rows: "items", record: true, counted: true });
export const useListCmsEntries = /* @__PURE__ */ queryHook(listCmsEntries);

/** Read one entry (shell §2.2). */
export const showCmsEntry = /* @__PURE__ */ query({ id: "showCmsEntry", method: "post", path: "/api/cms/entries/show", tag: "cms-v1", effect: "read", permission: "view_cms", record: true });
export const useShowCmsEntry = /* @__PURE__ */ queryHook(showCmsEntry);

/** Add an entry (shell §2.2). */
export const createCmsEntry = /* @__PURE__ */ write({ id: "createCmsEntry", method: "post", path: "/api/cms/entries", tag: "cms-v1", effect: "write", permission: "edit_cms", addresses: {"body.content.*.url":["relative","fragment","https","http"],"body.content.*.imagePath":["relative"]} });
export const useCreateCmsEntry = /* @__PURE__ */ writeHook(createCmsEntry);

/** Change an entry (shell §2.2). */
export const updateCmsEntry = /* @__PURE__ */ write({ id: "updateCmsEntry", method: "put", path: "/api/cms/entries", tag: "cms-v1", effect: "write", permission: "edit_cms", addresses: {"body.content.*.url":["relative","fragment","https","http"],"body.content.*.imagePath":["relative"]} });
export const useUpdateCmsEntry = /* @__PURE__ */ writeHook(updateCmsEntry);

/** Delete an entry (shell §2.2). */
export const deleteCmsEntry = /* @__PURE__ */ write({ id: "deleteCmsEntry", method: "delete", path: "/api/cms/entries", tag: "cms-v1", effect: "write", permission: "edit_cms" });
export const useDeleteCmsEntry = /* @__PURE__ */ writeHook(deleteCmsEntry);

/** Reorder the entries of one kind (shell §2.2). */
export const reorderCmsEntries = /* @__PURE__ */ write({ id: "reorderCmsEntries", method: "put", path: "/api/cms/entries/order", tag: "cms-v1", effect: "write", permission: "edit_cms" });
export const useReorderCmsEntries = /* @__PURE__ */ writeHook(reorderCmsEntries);
