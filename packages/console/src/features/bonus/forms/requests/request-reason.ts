import type { components } from "@backoffice/api-client";
import { REQUEST_STATUS } from "#entities/bonus/request-status.ts";
import { decidedReason } from "#kit/queue/decided/decided-reason.ts";

/** Reason why a request can no longer be decided: another user decided it. */
export const requestReason = ({ status, decidedBy }: components["schemas"]["BonusFormRequest"]): string | undefined =>
  decidedReason({ noun: "request", status, open: ["PENDING"], statuses: REQUEST_STATUS, by: decidedBy });
