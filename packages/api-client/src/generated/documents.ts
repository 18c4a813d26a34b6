// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";

/** List players' documents (shell §2.2, §4). */
export const listDocuments = /* @__PURE__ */ query({ id: "listDocuments", method: "post", path: "/api/documentsV2/list", tag: "documents", effect: "read", permission: "view_documents", rows: "items", record: true, counted: true });
export const useListDocuments = /* @__PURE__ */ queryHook(listDocuments);
