import type { Handlers } from "../request/handler.ts";
import { list } from "../request/list.ts";

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
    return list(call, call.db.documents.documents.values(), {
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
