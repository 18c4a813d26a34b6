import type { components } from "@backoffice/api-client";
import { PRIZE_STATUS } from "#entities/tournament/tournament-words.ts";
import { statusLabel } from "#kit/words/status-badge.tsx";

type Winner = components["schemas"]["TournamentWinner"];

/** Reason why an opened prize can no longer be decided: decided meanwhile, or changed. */
export const prizeReason = (
  opened: Winner,
  { status, decidedBy, prizeAmount, currency }: Winner,
): string | undefined => {
  if (status !== "PENDING")
    return `This prize is already ${statusLabel(status, PRIZE_STATUS).toLowerCase()}${decidedBy ? ` by ${decidedBy}` : ""}.`;
  return String(prizeAmount) === String(opened.prizeAmount) && currency === opened.currency
    ? undefined
    : "The prize has changed since it was opened. Close and reopen it.";
};
