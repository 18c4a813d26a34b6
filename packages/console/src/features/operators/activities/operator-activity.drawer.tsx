import { showOperatorActivity } from "@backoffice/api-client";
import { DescriptionList, DiffView, SectionHeading } from "@backoffice/ui";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { Moment } from "#entities/time/moment.tsx";
import { fieldWords } from "#kit/contract/fields/field-words.ts";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { RecordPanel } from "#kit/records/record-panel.tsx";
import { RefLink } from "#kit/references/ref-link.tsx";
import { choiceWords } from "#kit/words/choice-words.ts";

/** What a member of staff changed at an operator or brand: who, when, from where, and the fields before and after. */
const OperatorActivityDrawer = ({ params: { activity }, close }: DrawerPanelProps<"operator-activity">) => (
  <RecordPanel
    noun="activity"
    read={showOperatorActivity}
    input={activity && { body: { uuid: activity } }}
    close={close}
    head={({ subtype, message }) => ({ title: choiceWords(subtype), subtitle: message })}
    page={({ subject }) => `/operators/${encodeURIComponent(subject.id)}`}
  >
    {({ timestamp, user, subject, ip, logMeta: { before, after } }) => (
      <>
        <DescriptionList
          items={[
            { label: "When", value: <Moment value={timestamp} /> },
            {
              label: "By",
              value: (
                <RefLink kind="admin" value={user.user_id}>
                  <bdi>{user.nickname ?? user.email}</bdi>
                </RefLink>
              ),
            },
            { label: "Role", value: choiceWords(user.role) },
            { label: "From", value: ip },
            { label: "At", value: <OperatorLink opId={subject.id} /> },
          ]}
        />
        {(before || after) && (
          <section className="mt-6">
            <SectionHeading level={3}>What was changed</SectionHeading>
            <DiffView label="What was changed" before={before} after={after} nameOf={fieldWords} />
          </section>
        )}
      </>
    )}
  </RecordPanel>
);

export default OperatorActivityDrawer;
