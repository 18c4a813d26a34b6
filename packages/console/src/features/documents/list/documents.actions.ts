import type { components } from "@backoffice/api-client";
import { KEYS } from "@backoffice/ui";
import type { RowAction } from "@backoffice/ui/table";
import { Ban, Check } from "lucide-react";
import type { Panels } from "#kit/panels/definition/panels.ts";
import { decideNext } from "#kit/queue/queue.ts";
import type { Session } from "#kit/session/session.ts";
import { isPending, reviewReason } from "../review.ts";

type PlayerDocument = components["schemas"]["PlayerDocument"];

/** Row actions of a document. */
export const documentActions = (panels: Panels, session: Session): RowAction<PlayerDocument>[] => [
  {
    id: "approve",
    label: "Approve",
    icon: Check,
    primary: true,
    keys: KEYS.approve,
    hidden: ({ documentType, status }) => !isPending(documentType, status),
    reason: ({ status }) => reviewReason(status, "approve", session),
    // Approval happens in the drawer, which shows the document and the note.
    onSelect: ({ kycId }) => {
      decideNext(kycId);
      panels.open("kyc-details", { kycId });
    },
  },
  {
    id: "reject",
    label: "Reject",
    icon: Ban,
    primary: true,
    keys: KEYS.reject,
    hidden: ({ documentType, status }) => !isPending(documentType, status),
    reason: ({ status }) => reviewReason(status, "reject", session),
    onSelect: ({ kycId, playerId, playerCode }) =>
      panels.open("reject-kyc-document", { document: { kycId, playerId, playerCode } }),
  },
];
