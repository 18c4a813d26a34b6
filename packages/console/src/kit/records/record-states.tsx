import type { ApiError } from "@backoffice/api-client";
import { Button, FailedState, GoneState, Skeleton } from "@backoffice/ui";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { readFailure } from "#kit/pages/read-failure.tsx";
import { RereadQuery } from "#kit/edits/reread-query.tsx";
import { PendingHead, usePanelFrame } from "#kit/panels/panel-frame.tsx";
import LostDrafts from "#kit/panels/drafts/lost-drafts.tsx";
import ForbiddenScope from "#kit/session/forbidden-scope.tsx";

/** Widths of the values in each group of facts. */
const GROUPS = [
  ["w-28", "w-40", "w-20"],
  ["w-48", "w-36", "w-24", "w-40", "w-28"],
];

/** The placeholder of a loading record: its headline, figures if it is about money, and groups of facts. */
export const RecordSkeleton = () => (
  <div role="status" aria-label="Loading">
    <PendingHead />
    {usePanelFrame()?.ofMoney && (
      <div className="mb-5 grid grid-cols-2 gap-x-8 gap-y-2">
        {[1, 2, 3, 4].map((figure) => (
          <div key={figure}>
            <Skeleton className="my-1 h-2 w-14" />
            <Skeleton className="my-1.5 h-3 w-24" />
          </div>
        ))}
      </div>
    )}
    {GROUPS.map((widths, group) => (
      <div key={group} className="not-last:mb-5">
        <Skeleton className="my-1.5 h-2.5 w-16" />
        {widths.map((width, line) => (
          <div key={line} className="flex h-7 items-center">
            <span className="w-32">
              <Skeleton className="h-2.5 w-20" />
            </span>
            <Skeleton className={`h-2.5 ${width}`} />
          </div>
        ))}
      </div>
    ))}
  </div>
);

type RecordStatesProps<Data> = {
  /** The noun for the record, within a sentence: "bank account". */
  noun: string;
  query: UseQueryResult<Data, ApiError>;
  close: () => void;
  /** Placeholder while loading; defaults to lines of facts. */
  skeleton?: ReactNode;
  children: (record: Data) => ReactNode;
};

/**
 * The record of a panel in its five states: loading, loaded, gone, forbidden, failed. A form inside rereads it
 * before it submits.
 */
export const RecordStates = <Data,>({ noun, query, close, skeleton, children }: RecordStatesProps<Data>) => {
  const { data, error } = query;
  if (data !== undefined) return <RereadQuery query={query}>{children(data)}</RereadQuery>;
  if (!error) return skeleton ?? <RecordSkeleton />;
  return <FailedRecord noun={noun} error={error} retry={() => void query.refetch()} close={close} />;
};

type FailedRecordProps = { noun: string; error: ApiError; retry: () => void; close: () => void };

/** In place of a record that could not be read: it is gone, forbidden, or the read failed. */
export const FailedRecord = ({ noun, error, retry, close }: FailedRecordProps) => {
  if (error.kind === "forbidden")
    return (
      <>
        <ForbiddenScope error={error} />
        <LostDrafts reason={`You cannot open this ${noun}.`} />
      </>
    );
  if (error.status === 404) return <Missing noun={noun} close={close} />;
  return <FailedState title={`The ${noun} could not be loaded`} onRetry={retry} {...readFailure(error)} />;
};

type MissingProps = {
  noun: string;
  /** The documented message, if there is one. */
  says?: string | undefined;
  close: () => void;
};

/** The address names no such record: it was deleted, or the link is wrong. */
export const Missing = ({ noun, says, close }: MissingProps) => (
  <>
    <GoneState title={says ?? `This ${noun} does not exist`} action={<Button onClick={close}>Back to the page</Button>}>
      It may have been deleted, or the link is incomplete.
    </GoneState>
    <LostDrafts reason={`This ${noun} does not exist.`} />
  </>
);
