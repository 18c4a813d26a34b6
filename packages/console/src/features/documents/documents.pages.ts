import { DocumentsPage } from "./list/documents.page.ts";

/** What is at each path of the feature. */
export default {
  "/documentsV2": DocumentsPage,
};
