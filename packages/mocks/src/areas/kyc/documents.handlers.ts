import type { components } from "@backoffice/api-client/contract";
import type { AreaHandlers } from "../../request/handler.ts";
import { playerIdentity } from "../players/player-identity.ts";
import { list } from "../../request/list.ts";
import { checksOfDocuments } from "./checks-of-documents.ts";
import { withUsername } from "./kyc.handlers.ts";
import type { KycRow } from "./kyc-tables.ts";

type PlayerDocument = components["schemas"]["PlayerDocument"];

/** A KYC item as a row of the list of documents. */
const asDocument = (row: KycRow): PlayerDocument => ({
  kycId: row.kycId,
  ...playerIdentity(row),
  documentType: row.optionType,
  status: row.kycStatus,
  submittedAt: row.kycStatus === "NOT_SUBMITTED" ? null : row.createdAt,
  reviewedAt: row.approvedAt ?? row.rejectedAt,
  reviewedBy: row.approvedBy ?? row.rejectedBy,
  noteForThePlayer: row.noteForPlayer,
});

export const documents = {
  listDocuments: (call) => {
    const rows = [...call.db.kyc.items.values()].map((it) => asDocument(withUsername(call.db, it)));
    const page = list(call, rows, {
      opIdOf: (row) => row.opId,
      equal: ["status", "documentType", "isTest", "playerCode"],
      // An item that was never submitted is in no limited period.
      moment: (row) => row.submittedAt,
      search: (row) => [row.playerCode, row.playerId, row.username],
    });
    return { ...page, items: checksOfDocuments(call, page.items) };
  },
} satisfies AreaHandlers;
