import type { components } from "@backoffice/api-client";
import { lacking, type Session } from "#kit/session/session.ts";
import { documentType } from "#entities/document/document-types.ts";

type Schemas = components["schemas"];
type KycRecord = Schemas["KycRecord"];
/** Whose document it is, and which. */
export type PlayersDocument = Pick<KycRecord, "kycId" | "playerId" | "playerCode">;
export type ReviewAction = "approve" | "reject";

/** What can be decided about a document, in words (shell §8). */
export const REVIEW = {
  approve: {
    verb: "Approve",
    success: "Document has been successfully approved",
    outcome: "It then counts as confirmed.",
    tone: "primary",
  },
  reject: {
    verb: "Reject",
    success: "Document has been successfully rejected",
    outcome: "The player can hand in another one.",
    tone: "danger",
  },
} as const;

/** The title of the error dialog of a decision that was refused (shell §8). */
export const FAILURE = "An error occurred";

/** The note for the player that both decisions need (shell §4, §5); its length is the contract's. */
export const NOTE = {
  label: "Note for the player",
  help: "The player reads this.",
  missing: "Note for the player cannot be empty!",
  required: true,
  max: 200,
};

/** What the drawer sends to decide about a document; the dialog that rejects has a call of its own. */
export const reviewInput = (
  { kycId, playerId, playerCode }: PlayersDocument,
  action: ReviewAction,
  noteForPlayer: string,
): { body: Schemas["KycApproval"] | Schemas["KycRejection"] } => {
  const rest = { kycId, playerId, playerCode, noteForPlayer };
  return { body: action === "approve" ? { action, ...rest } : { action, ...rest } };
};

/** Whether a decision is offered at all: once something was handed in that can be looked at. */
export const isOffered = (optionType: string, status: string): boolean =>
  status !== "NOT_SUBMITTED" && documentType(optionType) !== undefined;

/** Why an offered decision cannot be taken; nothing when it can (shell §4). */
export const reviewReason = (status: string, action: ReviewAction, session: Session): string | undefined => {
  if (action === "approve" && status === "CONFIRMED") return "This document is already confirmed.";
  if (action === "reject" && status === "REJECTED") return "This document is already rejected.";
  return lacking(session, "approve_reject_kyc");
};
