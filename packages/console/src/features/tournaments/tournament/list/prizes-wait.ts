import type { components } from "@backoffice/api-client";

/** Why a tournament cannot be deleted now: whoever won has to be answered first. */
export const prizesWait = ({ pendingPrizes }: components["schemas"]["Tournament"]): string | undefined => {
  if (pendingPrizes === 0) return undefined;
  return pendingPrizes === 1
    ? "A prize of this tournament waits to be paid or rejected."
    : `${pendingPrizes} prizes of this tournament wait to be paid or rejected.`;
};
