import { listDocuments, type components } from "@backoffice/api-client";
import { dateCell, statusCell, textCell } from "@backoffice/ui/table";
import { useMemo } from "react";
import { DOCUMENT_STATUS } from "#entities/document/document-status.ts";
import { documentLabel } from "#entities/document/document-types.ts";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { ListInPanel } from "#kit/list/list-in-panel.tsx";
import { rowsOfPlayer } from "#entities/player/rows-of-player.ts";

type PlayerDocument = components["schemas"]["PlayerDocument"];

const columns: ColumnsOf<typeof listDocuments> = [
  {
    id: "documentType",
    header: "Document",
    ...textCell<PlayerDocument>(({ documentType }) => documentLabel(documentType)),
    sortable: true,
    width: 160,
  },
  {
    id: "status",
    header: "Status",
    ...statusCell<PlayerDocument, PlayerDocument["status"]>(({ status }) => status, DOCUMENT_STATUS),
    sortable: true,
    width: 130,
  },
  {
    id: "submittedAt",
    header: "Submitted",
    ...dateCell<PlayerDocument>(({ submittedAt }) => submittedAt),
    sortable: true,
    width: 180,
  },
  {
    id: "reviewedAt",
    header: "Decided",
    ...dateCell<PlayerDocument>(({ reviewedAt }) => reviewedAt),
    sortable: true,
    width: 180,
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
    width: 240,
  },
];

/** KYC documents of a player, one row per option type; a row opens the document for review. */
export const DocumentsOfPlayer = ({ playerCode }: { playerCode: string }) => (
  <ListInPanel
    label="Documents"
    source={useMemo(() => rowsOfPlayer(listDocuments, "kycId", playerCode), [playerCode])}
    columns={columns}
    opens={{ panel: "kyc-details", param: "kycId" }}
    empty="No documents requested."
  />
);
