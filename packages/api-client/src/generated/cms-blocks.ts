// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";
import { write, writeHook } from "../write.ts";

/** List the blocks of one kind (shell §2.2). */
export const listCmsBlocks = /* @__PURE__ */ query({ id: "listCmsBlocks", method: "post", path: "/api/cms/v2/blocks/list", tag: "cms-blocks", effect: "read", permission: "view_cms", rows: "items", record: true, counted: true });
export const useListCmsBlocks = /* @__PURE__ */ queryHook(listCmsBlocks);

/** Read one block (shell §2.2). */
export const showCmsBlock = /* @__PURE__ */ query({ id: "showCmsBlock", method: "post", path: "/api/cms/v2/blocks/show", tag: "cms-blocks", effect: "read", permission: "view_cms", record: true });
export const useShowCmsBlock = /* @__PURE__ */ queryHook(showCmsBlock);

/** Add a block (shell §2.2). */
export const createCmsBlock = /* @__PURE__ */ write({ id: "createCmsBlock", method: "post", path: "/api/cms/v2/blocks", tag: "cms-blocks", effect: "write", permission: "edit_cms", addresses: {"body.dto.content.*.url":["relative","fragment","https","http"],"body.dto.content.*.imagePath":["relative"],"body.dto.content.*.mobileImagePath":["relative"]} });
export const useCreateCmsBlock = /* @__PURE__ */ writeHook(createCmsBlock);

/** Change a block (shell §2.2). */
export const updateCmsBlock = /* @__PURE__ */ write({ id: "updateCmsBlock", method: "put", path: "/api/cms/v2/blocks", tag: "cms-blocks", effect: "write", permission: "edit_cms", addresses: {"body.dto.content.*.url":["relative","fragment","https","http"],"body.dto.content.*.imagePath":["relative"],"body.dto.content.*.mobileImagePath":["relative"]} });
export const useUpdateCmsBlock = /* @__PURE__ */ writeHook(updateCmsBlock);

/** Delete a block (shell §2.2). */
export const deleteCmsBlock = /* @__PURE__ */ write({ id: "deleteCmsBlock", method: "delete", path: "/api/cms/v2/blocks", tag: "cms-blocks", effect: "write", permission: "edit_cms" });
export const useDeleteCmsBlock = /* @__PURE__ */ writeHook(deleteCmsBlock);

/** Reorder the blocks of one kind (shell §2.2). */
export const reorderCmsBlocks = /* @__PURE__ */ write({ id: "reorderCmsBlocks", method: "put", path: "/api/cms/v2/blocks/order", tag: "cms-blocks", effect: "write", permission: "edit_cms" });
export const useReorderCmsBlocks = /* @__PURE__ */ writeHook(reorderCmsBlocks);
