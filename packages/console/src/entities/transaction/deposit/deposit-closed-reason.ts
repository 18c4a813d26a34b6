import type { components } from "@backoffice/api-client";
import { closedReason } from "../closed-reason.ts";

/** Reason why a deposit can no longer be decided; undefined while pending or in progress (money §4). */
export const depositClosedReason = (tx: components["schemas"]["Transaction"]): string | undefined =>
  closedReason(tx, "deposit", ["PENDING", "IN_PROGRESS"]);
