import type { components } from "@backoffice/api-client/contract";
import type { KycRow } from "../db/seed-kyc.ts";
import type { Handlers } from "../request/handler.ts";
import { list } from "../request/list.ts";
import { withUsername } from "./kyc.ts";

type PlayerDocument = components["schemas"]["PlayerDocument"];

/** A KYC item in the words of the list of documents. */
const asDocument = (row: KycRow): PlayerDocument => {
  const { kycId, playerId, playerCode, username, isTest, opId, opTitle } = row;
  return {
    kycId,
    playerId,
    playerCode,
    username,
    isTest,
    opId,
    opTitle,
    documentType: row.optionType,
    status: row.kycStatus,
    submittedAt: row.kycStatus === "NOT_SUBMITTED" ? null : row.createdAt,
    reviewedAt: row.approvedAt ?? row.rejectedAt,
    reviewedBy: row.approvedBy ?? row.rejectedBy,
    noteForThePlayer: row.noteForPlayer,
  };
};

/** Whether a moment lies in a period; what never happened lies in none that has an end. */
const isWithin = (moment: string | null, from: string | undefined, to: string | undefined): boolean => {
  if (!from && !to) return true;
  if (moment === null) return false;
  const time = Date.parse(moment);
  return (!from || time >= Date.parse(from)) && (!to || time <= Date.parse(to));
};

export const documents: Handlers<"listDocuments"> = {
  listDocuments: (call) => {
    const { status, documentType, isTest, from, to } = call.input.body;
    const rows = [...call.db.kyc.items.values()].map((it) => asDocument(withUsername(call.db, it)));
    return list(call, rows, {
      place: (row) => row.opId,
      keep: (row) =>
        (!status || row.status === status) &&
        (!documentType || row.documentType === documentType) &&
        (isTest === undefined || row.isTest === isTest) &&
        isWithin(row.submittedAt, from, to),
      search: (row) => [row.playerCode, row.playerId, row.username],
      sorts: {
        playerCode: (row) => row.playerCode,
        opId: (row) => row.opId,
        documentType: (row) => row.documentType,
        status: (row) => row.status,
        submittedAt: (row) => row.submittedAt,
        reviewedAt: (row) => row.reviewedAt,
      },
    });
  },
};
