import { changeKyc, showKyc, type components } from "@backoffice/api-client";
import { Ban } from "lucide-react";
import { documentLabel } from "#entities/document/document-types.ts";
import { bulkCall, rereadBy, type Bulk } from "#kit/bulk/bulk.ts";
import { lacking } from "#kit/session/session.ts";
import { documentRow } from "../document-row.ts";
import { isOffered, isPending, NOTE, REVIEW } from "../review.ts";

type PlayerDocument = components["schemas"]["PlayerDocument"];

const read = rereadBy(showKyc, ({ kycId }: PlayerDocument) => ({ body: { kycId } }));

/** Rejects several documents. Approval requires viewing each document, so it is not a bulk action. */
export const documentBulk: Bulk<PlayerDocument> = {
  noun: ["document", "documents"],
  name: ({ documentType, playerCode }) => `${documentLabel(documentType)} of ${playerCode}`,
  decisive: ["status", "documentType"],
  reread: async (client, row) => documentRow(await read(client, row)),
  actions: [
    {
      id: "reject",
      verb: REVIEW.reject.verb,
      icon: Ban,
      tone: "danger",
      outcome: "The players can submit new documents.",
      note: NOTE,
      reason: ({ documentType, status }, session) => {
        if (!isOffered(documentType, status)) return "No document was submitted.";
        // The call also edits documents, with another permission.
        return isPending(documentType, status)
          ? lacking(session, "approve_reject_kyc")
          : `This document is already ${status.toLowerCase()}.`;
      },
      call: ({ kycId, playerId, playerCode }, { note }) =>
        bulkCall(changeKyc, {
          body: { action: "reject", uuid: kycId, playerId, playerCode, noteForThePlayer: note },
        }),
    },
  ],
};
