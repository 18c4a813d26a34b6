import type { components } from "@backoffice/api-client";
import { formatNumber } from "#kit/numbers/format-number.ts";

/** Disabled reason of Delete: pending requests must be decided first. */
export const formWaits = ({ pendingCount }: components["schemas"]["BonusForm"]): string | undefined => {
  if (pendingCount === 0) return undefined;
  return pendingCount === 1
    ? "1 request of this form is pending."
    : `${formatNumber(pendingCount, "en")} requests of this form are pending.`;
};
