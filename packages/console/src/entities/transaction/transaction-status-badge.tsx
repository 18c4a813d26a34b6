import type { components } from "@backoffice/api-client";
import { Badge } from "@backoffice/ui";
import { StatusBadge } from "#kit/words/status-badge.tsx";
import { TRANSACTION_STATUS } from "./transaction-status.ts";

type Transaction = components["schemas"]["Transaction"];

/** Status of a transaction, with the marks Deleted and First deposit. */
export const TransactionStatusBadge = ({ status, isDeleted, isFTD }: Transaction) => (
  <span className="inline-flex flex-wrap items-center gap-2">
    <StatusBadge status={status} of={TRANSACTION_STATUS} />
    {isDeleted && <Badge tone="stop">Deleted</Badge>}
    {isFTD && <Badge tone="note">First deposit</Badge>}
  </span>
);
