import type { components } from "@backoffice/api-client";
import { PRIZE_STATUS } from "#entities/tournament/tournament-words.ts";
import { statusLabel } from "#kit/words/status-badge.tsx";

type Winner = components["schemas"]["TournamentWinner"];

/** Why the prize that was opened cannot be decided as it is now: somebody else was faster, or it is another amount. */
export const prizeReason = (
  opened: Winner,
  { status, decidedBy, prizeAmount, currency }: Winner,
): string | undefined => {
  if (status !== "PENDING")
    return `This prize is already ${statusLabel(status, PRIZE_STATUS).toLowerCase()}${decidedBy ? ` by ${decidedBy}` : ""}.`;
  return String(prizeAmount) === String(opened.prizeAmount) && currency === opened.currency
    ? undefined
    : "The prize has changed since it was opened: close it and look again.";
};
