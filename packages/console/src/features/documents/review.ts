import type { components } from "@backoffice/api-client";
import { lacking, type Session } from "#kit/session/session.ts";
import { documentType } from "#entities/document/document-types.ts";

type Schemas = components["schemas"];
type KycRecord = Schemas["KycRecord"];
/** Identifies a player's document. */
export type PlayersDocument = Pick<KycRecord, "kycId" | "playerId" | "playerCode">;
export type ReviewAction = "approve" | "reject";

/** Labels of the decisions on a document (shell §8). */
export const REVIEW = {
  approve: {
    verb: "Approve",
    success: "Document has been successfully approved",
    outcome: "The document counts as confirmed.",
    tone: "primary",
  },
  reject: {
    verb: "Reject",
    success: "Document has been successfully rejected",
    outcome: "The player can submit another document.",
    tone: "danger",
  },
} as const;

/** Title of the error dialog for a refused decision (shell §8). */
export const FAILURE = "An error occurred";

/** Note for the player, required by both decisions (shell §4, §5); the contract limits its length. */
export const NOTE = {
  label: "Note for the player",
  help: "Visible to the player.",
  missing: "Note for the player cannot be empty!",
  required: true,
  max: 200,
};

/** Body of the drawer's decision; the dialog's rejection has its own call. */
export const reviewInput = (
  { kycId, playerId, playerCode }: PlayersDocument,
  action: ReviewAction,
  noteForPlayer: string,
): { body: Schemas["KycApproval"] | Schemas["KycRejection"] } => {
  const rest = { kycId, playerId, playerCode, noteForPlayer };
  return { body: action === "approve" ? { action, ...rest } : { action, ...rest } };
};

/** Whether decisions are offered: only for submitted documents that can be viewed. */
export const isOffered = (optionType: string, status: string): boolean =>
  status !== "NOT_SUBMITTED" && documentType(optionType) !== undefined;

/**
 * Whether a document waits for a decision. Lists offer one only then (ruling 57); the drawer, which shows the document,
 * can also reverse one (shell §4).
 */
export const isPending = (optionType: string, status: string): boolean =>
  status === "PENDING" && isOffered(optionType, status);

/** Reason why an offered decision is disabled; undefined if it is enabled (shell §4). */
export const reviewReason = (status: string, action: ReviewAction, session: Session): string | undefined => {
  if (action === "approve" && status === "CONFIRMED") return "This document is already confirmed.";
  if (action === "reject" && status === "REJECTED") return "This document is already rejected.";
  return lacking(session, "approve_reject_kyc");
};
