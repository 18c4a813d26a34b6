import { useListAppliedFreebets } from "@backoffice/api-client";
import { DateTime, FailedState, SectionHeading, Skeleton } from "@backoffice/ui";
import { useId } from "react";
import { usePanels } from "#kit/panels/panels.ts";
import { useScope } from "#kit/scope/scope.ts";

/** Rows that stand in the drawer. */
const MOST = 10;

/** Who was given a freebet lately; each opens what the player has. */
export const GivenList = ({ templateId }: { templateId: string }) => {
  const panels = usePanels();
  const { opId, includeBrands } = useScope();
  const headingId = useId();
  const { data, error, refetch } = useListAppliedFreebets({
    body: { page: 1, itemsPerPage: MOST, opId, templateId, ...(includeBrands !== undefined && { includeBrands }) },
  });
  return (
    <section aria-labelledby={headingId} className="mt-6">
      <SectionHeading level={3} id={headingId}>
        {data ? `Given to players: ${data.count}` : "Given to players"}
      </SectionHeading>
      {!data && !error && <Skeleton className="mt-2 h-16 w-full" />}
      {error && !data && (
        <FailedState
          title="Who was given it could not be loaded"
          message={error.messages[0] ?? error.message}
          onRetry={() => void refetch()}
        />
      )}
      {data?.count === 0 && <p className="mt-1 text-ink-muted">Nobody was given it yet.</p>}
      <ul className="mt-1">
        {data?.items.map(({ id, playerCode, activationDate }) => (
          <li key={id} className="border-b">
            <button
              type="button"
              className="flex h-control w-full items-center justify-between gap-3 rounded-md px-1 text-start hover:bg-hover"
              onClick={() => panels.open("applied-freebet-details", { applied: id })}
            >
              <span className="truncate">
                <span className="font-mono text-meta">{playerCode}</span>{" "}
                <span className="text-meta text-ink-muted">{id}</span>
              </span>
              <DateTime value={activationDate * 1000} className="text-meta text-ink-muted" />
            </button>
          </li>
        ))}
      </ul>
      {data && data.count > MOST && <p className="mt-1 text-meta text-ink-muted">and {data.count - MOST} more</p>}
    </section>
  );
};
