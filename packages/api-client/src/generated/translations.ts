// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";
import { write, writeHook } from "../write.ts";

/** Add a translation, or change one (content §3, §5, §7). */
export const saveTranslation = /* @__PURE__ */ write({ id: "saveTranslation", method: "post", path: "/api/dictionary", tag: "translations", effect: "write", permission: "edit_translations" });
export const useSaveTranslation = /* @__PURE__ */ writeHook(saveTranslation);

/** Delete a translation in all languages (content §2, §7). */
export const deleteTranslation = /* @__PURE__ */ write({ id: "deleteTranslation", method: "delete", path: "/api/dictionary", tag: "translations", effect: "write", permission: "delete_translations" });
export const useDeleteTranslation = /* @__PURE__ */ writeHook(deleteTranslation);

/** List translations (shell §2.2). */
export const listTranslations = /* @__PURE__ */ query({ id: "listTranslations", method: "post", path: "/api/dictionary/list", tag: "translations", effect: "read", permission: "view_translations", rows: "items", record: true, counted: true });
export const useListTranslations = /* @__PURE__ */ queryHook(listTranslations);

/** Read one translation (content §2). */
export const showTranslation = /* @__PURE__ */ query({ id: "showTranslation", method: "post", path: "/api/dictionary/show", tag: "translations", effect: "read", permission: "view_translations", record: true });
export const useShowTranslation = /* @__PURE__ */ queryHook(showTranslation);
