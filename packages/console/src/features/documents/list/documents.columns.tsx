import { DOCUMENT_STATUS } from "#entities/document/document-status.ts";
import type { components } from "@backoffice/api-client";
import { dateCell, statusCell, textCell } from "@backoffice/ui/table";
import { operatorCell } from "#entities/operator/operator-cell.tsx";
import { playerLinkCell } from "#entities/player/player-link-cell.tsx";
import type { ListColumn } from "#kit/list/list-column.ts";
import { documentLabel } from "#entities/document/document-types.ts";

type Schemas = components["schemas"];
type PlayerDocument = Schemas["PlayerDocument"];

/** Columns of the document list. */
export const documentColumns: readonly ListColumn<PlayerDocument, Schemas["PlayerDocumentSort"]>[] = [
  {
    id: "playerCode",
    header: "Player",
    ...playerLinkCell<PlayerDocument>((row) => row),
    sortable: true,
    hideable: false,
    sticky: "start",
    width: 200,
  },
  {
    id: "documentType",
    header: "Document",
    ...textCell<PlayerDocument>(({ documentType }) => documentLabel(documentType)),
    sortable: true,
    width: 150,
  },
  {
    id: "status",
    header: "Status",
    ...statusCell<PlayerDocument, Schemas["PlayerDocumentStatus"]>(({ status }) => status, DOCUMENT_STATUS),
    sortable: true,
    width: 130,
  },
  {
    id: "submittedAt",
    header: "Submitted",
    ...dateCell<PlayerDocument>(({ submittedAt }) => submittedAt),
    sortable: true,
    width: 190,
  },
  {
    id: "opId",
    header: "Operator",
    ...operatorCell<PlayerDocument>(({ opId }) => opId),
    sortable: true,
    width: 160,
  },
  {
    id: "reviewedAt",
    header: "Decided",
    ...dateCell<PlayerDocument>(({ reviewedAt }) => reviewedAt),
    sortable: true,
    width: 190,
  },
  {
    id: "reviewedBy",
    header: "Decided by",
    ...textCell<PlayerDocument>(({ reviewedBy }) => reviewedBy),
    width: 130,
  },
  {
    id: "noteForThePlayer",
    header: "Note for the player",
    ...textCell<PlayerDocument>(({ noteForThePlayer }) => noteForThePlayer),
    width: 260,
  },
];
