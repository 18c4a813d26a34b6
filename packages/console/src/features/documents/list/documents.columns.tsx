import type { components } from "@backoffice/api-client";
import { documentChecksColumn } from "#entities/document/checks/document-checks-column.tsx";
import { documentColumns } from "#entities/document/document-columns.tsx";
import { operatorCell } from "#entities/operator/operator-cell.tsx";
import { playerLinkCell } from "#entities/player/player-link-cell.tsx";
import type { ListColumn } from "#kit/list/list-column.ts";

type Schemas = components["schemas"];
type PlayerDocument = Schemas["PlayerDocument"];

const { type, status, submitted, decided, decidedBy, note } = documentColumns;

/** Columns of the document list. */
export const documentListColumns: readonly ListColumn<PlayerDocument, Schemas["PlayerDocumentSort"]>[] = [
  {
    id: "playerCode",
    header: "Player",
    ...playerLinkCell<PlayerDocument>((row) => row),
    sortable: true,
    hideable: false,
    sticky: "start",
    width: 200,
  },
  type,
  documentChecksColumn,
  status,
  submitted,
  {
    id: "opId",
    header: "Operator",
    ...operatorCell<PlayerDocument>(({ opId }) => opId),
    sortable: true,
    width: 160,
  },
  decided,
  decidedBy,
  note,
];
