import type { components } from "@backoffice/api-client";
import { REQUEST_STATUS } from "#entities/bonus/request-status.ts";
import { statusLabel } from "#kit/words/status-badge.tsx";

/** Why a request cannot be decided as it is now: somebody else was faster. */
export const requestReason = ({ status, decidedBy }: components["schemas"]["BonusFormRequest"]): string | undefined =>
  status === "PENDING"
    ? undefined
    : `This request is already ${statusLabel(status, REQUEST_STATUS).toLowerCase()}${decidedBy ? ` by ${decidedBy}` : ""}.`;
