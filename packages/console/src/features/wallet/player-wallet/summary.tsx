import type { ApiError, Data, Input, Operation, Permission } from "@backoffice/api-client";
import { Button, Card, DescriptionList, ForbiddenState, SectionHeading, type DescriptionItem } from "@backoffice/ui";
import { useQuery, type UseQueryOptions } from "@tanstack/react-query";
import { useId } from "react";
import { RecordStates } from "#kit/records/record-states.tsx";
import { can, useSession } from "#kit/session/session.ts";

/** A read that needs a permission. */
type Guarded = Operation & { permission: Permission };

type SummaryProps<O extends Guarded> = {
  title: string;
  /** Noun inside a sentence: "cashback summary". */
  noun: string;
  read: { operation: O; options: (input: Input<O>) => object };
  input: Input<O>;
  close: () => void;
  facts: (data: Data<O>) => readonly DescriptionItem[];
  /** Opens the section's own drawer. */
  details?: () => void;
};

/** A section with a request of its own, independent of the others. Not requested without the permission. */
export const Summary = <const O extends Guarded>({
  title,
  noun,
  read,
  input,
  close,
  facts,
  details,
}: SummaryProps<O>) => {
  const headingId = useId();
  const { permission } = read.operation;
  const allowed = can(useSession(), permission);
  const options = read.options(input) as UseQueryOptions<Data<O>, ApiError>;
  const query = useQuery({ ...options, staleTime: 0, enabled: allowed });
  return (
    <Card aria-labelledby={headingId} className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-2">
        <SectionHeading level={3} id={headingId}>
          {title}
        </SectionHeading>
        {details && allowed && (
          <Button size="sm" variant="ghost" onClick={details} aria-label={`${title} details`}>
            Details
          </Button>
        )}
      </div>
      {allowed ? (
        <RecordStates noun={noun} query={query} close={close}>
          {(data) => <DescriptionList items={facts(data)} />}
        </RecordStates>
      ) : (
        <ForbiddenState permission={permission} />
      )}
    </Card>
  );
};
