import { useListTransactionActivities, type components } from "@backoffice/api-client";
import { EmptyState, FailedState } from "@backoffice/ui";
import { History } from "lucide-react";
import { Moment } from "#entities/time/moment.tsx";
import { RecordSkeleton } from "#kit/records/record-states.tsx";
import { ALL } from "#kit/scope/scope.ts";

/** Maximum number of entries; staff act on a transaction only a few times. */
const MOST = 50;

/** Staff actions on a transaction, newest first. */
export const TransactionHistory = ({ tx: { txId } }: { tx: components["schemas"]["Transaction"] }) => {
  const { data, error, refetch } = useListTransactionActivities(
    { body: { page: 1, itemsPerPage: MOST, opId: ALL, search: txId, sortBy: "timestamp", sortDirection: "desc" } },
    { staleTime: 0 },
  );
  if (error)
    return (
      <FailedState
        title="The history could not be loaded"
        message={error.messages[0] ?? error.message}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <RecordSkeleton />;
  if (data.items.length === 0)
    return (
      <EmptyState icon={History} title="No activity yet">
        Staff decisions on this transaction appear here.
      </EmptyState>
    );
  return (
    <ul>
      {data.items.map(({ uuid, message, user, timestamp }) => (
        <li key={uuid} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 border-b py-2">
          <span className="min-w-0 wrap-anywhere">
            {message}
            <span className="text-ink-muted"> by {user.nickname ?? user.email}</span>
          </span>
          <span className="text-meta text-ink-muted">
            <Moment value={timestamp} />
          </span>
        </li>
      ))}
    </ul>
  );
};
