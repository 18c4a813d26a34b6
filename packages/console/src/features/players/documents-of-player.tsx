import { listDocuments } from "@backoffice/api-client";
import { useMemo } from "react";
import { documentColumns } from "#entities/document/document-columns.tsx";
import { rowsOfPlayer } from "#entities/player/rows-of-player.ts";
import { ListInPanel } from "#kit/list/list-in-panel.tsx";

const columns = Object.values(documentColumns);

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
