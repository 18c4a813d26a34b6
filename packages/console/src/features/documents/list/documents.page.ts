import { listDocuments, showKyc, type components } from "@backoffice/api-client";
import { listDocuments as shape } from "@backoffice/api-client/shapes/documents";
import { IdCard } from "lucide-react";
import { listPage } from "#entities/fields/list-page.ts";
import { documentActions } from "./documents.actions.ts";
import { documentColumns } from "./documents.columns.tsx";

type Schemas = components["schemas"];

/** A document that was read by itself, as its row in the list. */
const asRow = (item: Schemas["KycRecord"]): Schemas["PlayerDocument"] => ({
  ...item,
  documentType: item.optionType,
  status: item.kycStatus,
  submittedAt: item.kycStatus === "NOT_SUBMITTED" ? null : item.createdAt,
  reviewedAt: item.approvedAt ?? item.rejectedAt,
  reviewedBy: item.approvedBy ?? item.rejectedBy,
  noteForThePlayer: item.noteForPlayer,
});

/** `/documentsV2`, also of one status (`?status=PENDING`). */
export const DocumentsPage = listPage({
  read: listDocuments,
  shape,
  label: "Documents",
  key: "kycId",
  columns: documentColumns,
  actions: documentActions,
  opens: { panel: "kyc-details", param: "kycId" },
  queue: {
    waiting: { status: "PENDING" },
    since: "submittedAt",
    read: (kycId) => ({ ...showKyc.options({ body: { kycId } }), select: asRow }),
  },
  empty: { icon: IdCard, text: "A document appears here as soon as a player has to prove something." },
});
