import type { ApiError } from "@backoffice/api-client";
import { Button, FailedState, ForbiddenState, GoneState, Skeleton } from "@backoffice/ui";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";

const LINES = Array.from({ length: 8 }, (_, index) => index);

/** The shape of a record while it loads. */
export const RecordSkeleton = () => (
  <div role="status" aria-label="Loading" className="grid gap-4">
    {LINES.map((line) => (
      <div key={line} className="grid gap-1.5">
        <Skeleton className="h-3 w-24" />
        <Skeleton className="h-5 w-full" />
      </div>
    ))}
  </div>
);

type RecordProps<Data> = {
  /** What it is, in a sentence: "bank account". */
  noun: string;
  query: UseQueryResult<Data, ApiError>;
  close: () => void;
  children: (record: Data) => ReactNode;
};

/** The record of a panel in its five states: loading, there, gone, not allowed, failed. */
export const Record = <Data,>({ noun, query, close, children }: RecordProps<Data>) => {
  const { data, error } = query;
  if (data !== undefined) return children(data);
  if (!error) return <RecordSkeleton />;
  if (error.kind === "forbidden") return <ForbiddenState />;
  if (error.status === 404) return <Missing noun={noun} close={close} />;
  return (
    <FailedState
      title={`The ${noun} could not be loaded`}
      message={error.messages[0] ?? error.message}
      onRetry={() => void query.refetch()}
      {...(error.detail && { details: error.detail })}
    />
  );
};

/** The address names no such record: it was deleted, or the link is wrong. */
export const Missing = ({ noun, close }: { noun: string; close: () => void }) => (
  <GoneState title={`There is no such ${noun}`} action={<Button onClick={close}>Back to the list</Button>}>
    It may have been deleted, or the link is incomplete.
  </GoneState>
);
