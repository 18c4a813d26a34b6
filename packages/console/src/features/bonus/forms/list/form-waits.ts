import type { components } from "@backoffice/api-client";

/** Why a form cannot be deleted now: whoever asked with it has to be answered first. */
export const formWaits = ({ pendingCount }: components["schemas"]["BonusForm"]): string | undefined => {
  if (pendingCount === 0) return undefined;
  return pendingCount === 1
    ? "A request of this form waits to be approved or rejected."
    : `${pendingCount} requests of this form wait to be approved or rejected.`;
};
