import type { PlayersDocument } from "./review.ts";
import { definePages } from "#kit/pages/define-pages.ts";
import { defineModule } from "#kit/pages/define-module.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";

declare module "#kit/panels/definition/panel-params.ts" {
  interface DrawerParams {
    "kyc-details": { kycId: string };
  }
  interface DialogParams {
    "reject-kyc-document": { document: PlayersDocument };
  }
}

/** Players' documents, and their approval. */
export const documents = defineModule({
  pages: definePages("Documents", "view_documents", () => import("./documents.pages.ts"), {
    "/documentsV2": {
      title: "Documents",
      badge: "kyc",
      badgeOn: "status=PENDING",
      variants: {
        "status=NOT_SUBMITTED": "Not Submitted Documents",
        "status=CONFIRMED": "Confirmed Documents",
        "status=PENDING": "Pending Documents",
        "status=REJECTED": "Rejected Documents",
      },
    },
  }),
  panels: definePanels("view_kyc", () => import("./documents.panels.ts"), {
    "kyc-details": { title: "Document", params: ["kycId"], width: "xl" },
    "reject-kyc-document": { title: "Reject Document", permission: "approve_reject_kyc" },
  }),
});
