import type { components } from "@backoffice/api-client";
import { DescriptionList, DiffView, SectionHeading, type DescriptionListProps } from "@backoffice/ui";
import { Moment } from "#entities/time/moment.tsx";
import { fieldWords } from "#kit/contract/fields/field-words.ts";
import { RefLink } from "#kit/references/ref-link.tsx";
import { choiceWords } from "#kit/words/choice-words.ts";

type ActivityFactsProps = {
  activity: Pick<components["schemas"]["ActivityDetails"], "timestamp" | "user" | "ip" | "logMeta">;
  /** The changed record. */
  facts: DescriptionListProps["items"];
  /** Names a changed field by its path; content names the language first. */
  nameOf?: (path: string) => string | undefined;
};

/** A change by a member of staff: time, author, IP address, record, and the fields before and after. */
export const ActivityFacts = ({
  activity: {
    timestamp,
    user,
    ip,
    logMeta: { before, after },
  },
  facts,
  nameOf = fieldWords,
}: ActivityFactsProps) => (
  <>
    <DescriptionList
      items={[
        { label: "Time", value: <Moment value={timestamp} /> },
        {
          label: "By",
          value: (
            <RefLink kind="admin" value={user.user_id}>
              <bdi>{user.nickname ?? user.email}</bdi>
            </RefLink>
          ),
        },
        { label: "Role", value: choiceWords(user.role) },
        { label: "IP address", value: ip },
        ...facts,
      ]}
    />
    {(before || after) && (
      <section className="mt-6">
        <SectionHeading level={3}>Changes</SectionHeading>
        <DiffView label="Changes" before={before} after={after} nameOf={nameOf} />
      </section>
    )}
  </>
);
