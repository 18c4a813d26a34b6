import { DocumentsPage } from "./list/documents.page.ts";

/** Pages by path. */
export default {
  "/documentsV2": DocumentsPage,
};
