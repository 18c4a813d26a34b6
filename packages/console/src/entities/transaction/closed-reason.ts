import type { components } from "@backoffice/api-client";
import { decidedReason } from "#kit/queue/decided/decided-reason.ts";
import { TRANSACTION_STATUS } from "./transaction-status.ts";

type Schemas = components["schemas"];

/** Reason why a transaction can no longer be decided, with author; `open` are the statuses that can (money §4). */
export const closedReason = (
  { status, isDeleted, confirmedBy, rejectedBy }: Schemas["Transaction"],
  noun: string,
  open: readonly Schemas["TransactionStatus"][],
  statuses = TRANSACTION_STATUS,
): string | undefined =>
  decidedReason({ noun, status, isDeleted, open, statuses, by: status === "REJECTED" ? rejectedBy : confirmedBy });
