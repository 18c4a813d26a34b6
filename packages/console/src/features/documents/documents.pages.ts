import { listDocuments } from "@backoffice/api-client";
import * as documentsShapes from "@backoffice/api-client/shapes/documents";
import { listPage } from "#entities/fields/list-page.ts";

/** What is at each path of the group, until it has screens of its own. */
export default {
  "/documentsV2": listPage({
    read: listDocuments,
    shape: documentsShapes.listDocuments,
    label: "Documents",
    key: "kycId",
    first: ["playerCode"],
  }),
};
