import type { components } from "@backoffice/api-client";

/** Disabled reason of Delete: pending prizes must be decided first. */
export const prizesWait = ({ pendingPrizes }: components["schemas"]["Tournament"]): string | undefined => {
  if (pendingPrizes === 0) return undefined;
  return pendingPrizes === 1
    ? "1 prize of this tournament is pending."
    : `${pendingPrizes} prizes of this tournament are pending.`;
};
