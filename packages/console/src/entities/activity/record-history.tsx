import {
  listStaffActivities,
  listSupportActivities,
  listTransactionActivities,
  type ApiError,
  type components,
  type Data,
} from "@backoffice/api-client";
import { EmptyState, FailedState } from "@backoffice/ui";
import { useQuery } from "@tanstack/react-query";
import { History } from "lucide-react";
import { RecordSkeleton } from "#kit/records/record-states.tsx";
import { ALL } from "#kit/scope/scope.ts";
import { HistoryEntry } from "./history-entry.tsx";
import type { LogKind } from "./log-kind.ts";
import { readFailure } from "#kit/pages/read-failure.tsx";

type Schemas = components["schemas"];

/** Maximum number of entries; staff act on a record only a few times. */
const MOST = 50;

/** Newest entries whose fields are read and shown at once. */
const OPEN = 3;

const LISTS = { staff: listStaffActivities, support: listSupportActivities, transactions: listTransactionActivities };

export type RecordHistoryProps = {
  log: LogKind;
  /** The noun for the record, in a sentence. */
  noun: string;
  /** Names of the record in the log: ID, code or title. The first is searched for, as the calls take no ID. */
  names: readonly [string, ...string[]];
  /** The owner of a record whose name others use too; all by default. */
  opId?: string | undefined;
  type?: Schemas["ActivityGroup"] | undefined;
};

/** Staff actions on a record, newest first, with the fields before and after. */
export const RecordHistory = ({ log, noun, names, opId = ALL, type }: RecordHistoryProps) => {
  const { data, error, refetch } = useQuery<Data<typeof listStaffActivities.operation>, ApiError>({
    ...LISTS[log].options({
      body: {
        page: 1,
        itemsPerPage: MOST,
        opId,
        search: names[0],
        ...(type && { type }),
        sortBy: "timestamp",
        sortDirection: "desc",
      },
    }),
    staleTime: 0,
  });
  if (error)
    return (
      <FailedState title="The history could not be loaded" {...readFailure(error)} onRetry={() => void refetch()} />
    );
  if (!data) return <RecordSkeleton />;
  // The search also finds records whose name contains this one.
  const entries = data.items.filter(({ subject }) => names.includes(subject.id) || names.includes(subject.title));
  if (entries.length === 0)
    return (
      <EmptyState icon={History} title="No activity yet">
        Staff actions on this {noun} appear here.
      </EmptyState>
    );
  return (
    <ul aria-label="History">
      {entries.map((entry, index) => (
        <HistoryEntry key={entry.uuid} log={log} entry={entry} isOpen={index < OPEN} />
      ))}
    </ul>
  );
};
