import type { components } from "@backoffice/api-client";
import { PRIZE_STATUS } from "#entities/tournament/tournament-words.ts";
import { decidedReason } from "#kit/queue/decided/decided-reason.ts";

type Winner = components["schemas"]["TournamentWinner"];

/** Reason why an opened prize can no longer be decided: decided meanwhile, or changed. */
export const prizeReason = (
  opened: Winner,
  { status, decidedBy, prizeAmount, currency }: Winner,
): string | undefined => {
  const decided = decidedReason({ noun: "prize", status, open: ["PENDING"], statuses: PRIZE_STATUS, by: decidedBy });
  if (decided) return decided;
  return String(prizeAmount) === String(opened.prizeAmount) && currency === opened.currency
    ? undefined
    : "The prize has changed since you opened it. Close this dialog and open it again.";
};
