import type { components } from "@backoffice/api-client";
import { closedReason } from "../closed-reason.ts";

/** Why a deposit takes no decision any more; undefined while it is pending or in progress (money §4). */
export const depositClosedReason = (tx: components["schemas"]["Transaction"]): string | undefined =>
  closedReason(tx, "deposit", ["PENDING", "IN_PROGRESS"]);
