import type { components } from "@backoffice/api-client";
import { dateCell, statusCell, textCell } from "@backoffice/ui/table";
import type { ListColumn } from "#kit/list/list-column.ts";
import { DOCUMENT_STATUS } from "./document-status.ts";
import { documentLabel } from "./document-types.ts";

type Schemas = components["schemas"];
type PlayerDocument = Schemas["PlayerDocument"];
type DocumentColumn = ListColumn<PlayerDocument, Schemas["PlayerDocumentSort"]>;

/** The columns of a document that every list of documents has. */
export const documentColumns = {
  type: {
    id: "documentType",
    header: "Document",
    ...textCell<PlayerDocument>(({ documentType }) => documentLabel(documentType)),
    sortable: true,
    width: 160,
  },
  status: {
    id: "status",
    header: "Status",
    ...statusCell<PlayerDocument, Schemas["PlayerDocumentStatus"]>(({ status }) => status, DOCUMENT_STATUS),
    sortable: true,
    width: 130,
  },
  submitted: {
    id: "submittedAt",
    header: "Submitted",
    ...dateCell<PlayerDocument>(({ submittedAt }) => submittedAt),
    sortable: true,
    width: 190,
  },
  decided: {
    id: "reviewedAt",
    header: "Decided",
    ...dateCell<PlayerDocument>(({ reviewedAt }) => reviewedAt),
    sortable: true,
    width: 190,
  },
  decidedBy: {
    id: "reviewedBy",
    header: "Decided by",
    ...textCell<PlayerDocument>(({ reviewedBy }) => reviewedBy),
    width: 130,
  },
  note: {
    id: "noteForThePlayer",
    header: "Note for the player",
    ...textCell<PlayerDocument>(({ noteForThePlayer }) => noteForThePlayer),
    width: 260,
  },
} as const satisfies Readonly<Record<string, DocumentColumn>>;
