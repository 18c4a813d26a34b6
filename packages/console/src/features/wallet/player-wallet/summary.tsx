import type { ApiError, Permission } from "@backoffice/api-client";
import { Card, DescriptionList, ForbiddenState, SectionHeading, type DescriptionItem } from "@backoffice/ui";
import type { UseQueryResult } from "@tanstack/react-query";
import { useId, type ReactNode } from "react";
import { RecordStates } from "#kit/records/record-states.tsx";
import { can, useSession } from "#kit/session/session.ts";

type SummaryProps<Data> = {
  title: string;
  /** What it is, in a sentence: "cashback summary". */
  noun: string;
  permission: Permission;
  /** Not asked without the right. */
  query: UseQueryResult<Data, ApiError>;
  close: () => void;
  actions?: ReactNode;
  facts: (data: Data) => readonly DescriptionItem[];
};

/** A part of what a player has, read by a call of its own: the others are there without it. */
export const Summary = <Data,>({ title, noun, permission, query, close, actions, facts }: SummaryProps<Data>) => {
  const headingId = useId();
  const allowed = can(useSession(), permission);
  return (
    <Card aria-labelledby={headingId} className="flex flex-col gap-2">
      <SectionHeading level={3} id={headingId} actions={actions}>
        {title}
      </SectionHeading>
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
