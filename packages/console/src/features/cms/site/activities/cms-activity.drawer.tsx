import { showStaffActivity } from "@backoffice/api-client";
import { DescriptionList, DiffView, SectionHeading } from "@backoffice/ui";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { Moment } from "#entities/time/moment.tsx";
import { fieldWords } from "#kit/contract/fields/field-words.ts";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { RecordPanel } from "#kit/records/record-panel.tsx";
import { RefLink } from "#kit/references/ref-link.tsx";
import { choiceWords } from "#kit/words/choice-words.ts";

/** What a member of staff changed on a site: who, when, from where, and the fields before and after. */
const CmsActivityDrawer = ({ params: { activity }, close }: DrawerPanelProps<"cms-activity">) => (
  <RecordPanel
    noun="activity"
    read={showStaffActivity}
    input={activity && { body: { uuid: activity } }}
    close={close}
    head={({ subtype, message }) => ({ title: choiceWords(subtype), subtitle: message })}
  >
    {({ timestamp, user, subject, opId, ip, logMeta: { before, after } }) => (
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
            { label: "About", value: <bdi>{subject.title}</bdi> },
            { label: "Operator", value: opId && <OperatorLink opId={opId} /> },
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

export default CmsActivityDrawer;
