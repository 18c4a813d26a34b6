import { listDocuments, showKyc, type components } from "@backoffice/api-client";
import { listDocuments as shape } from "@backoffice/api-client/shapes/documents";
import { IdCard } from "lucide-react";
import { listPage } from "#entities/fields/contract-page.ts";
import { builtInViews } from "#kit/list/state/view-definitions.ts";
import { waitingOverADay } from "#kit/queue/waiting/waiting-over-a-day.ts";
import { QUEUE_TARGETS } from "#kit/queue/queue-targets.ts";
import { staffQueue } from "#kit/queue/staff-queue.tsx";
import { documentRowChecks } from "#entities/document/checks/document-row-checks.ts";
import type { ViewDefinition } from "#kit/list/state/view-definitions.ts";
import { documentRow } from "../document-row.ts";
import { documentActions } from "./documents.actions.ts";
import { documentBulk } from "./documents.bulk.ts";
import { documentListColumns } from "./documents.columns.tsx";

type Schemas = components["schemas"];

const ofType = (name: string, documentType: Schemas["PlayerDocumentType"]): ViewDefinition => ({
  name,
  filter: () => ({ documentType }),
});

/** `/documentsV2`, also of one status (`?status=PENDING`). */
export const DocumentsPage = listPage({
  read: listDocuments,
  shape,
  label: "Documents",
  key: "kycId",
  columns: documentListColumns,
  actions: documentActions,
  bulk: documentBulk,
  opens: { panel: "kyc-details", param: "kycId" },
  views: builtInViews(waitingOverADay({ status: "PENDING" })),
  queue: staffQueue({
    waiting: { status: "PENDING" },
    since: "submittedAt",
    target: QUEUE_TARGETS.kyc,
    quick: [ofType("Passport", "PASSPORT_COPY"), ofType("Card", "CARD_COPY")],
    toCheck: ({ checks }: Schemas["PlayerDocument"]) =>
      checks && documentRowChecks(checks).some(({ state }) => state !== "note"),
    read: (kycId) => ({ ...showKyc.options({ body: { kycId } }), select: documentRow }),
  }),
  empty: { icon: IdCard, text: "Documents appear here once players are asked for KYC." },
});
