import { definePages } from "#kit/pages/define-pages.ts";
import { defineModule } from "#kit/pages/define-module.ts";

/** Players' documents. */
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
  panels: [],
});
