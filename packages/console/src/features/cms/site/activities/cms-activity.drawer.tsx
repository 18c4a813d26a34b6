import { showStaffActivity } from "@backoffice/api-client";
import { ActivityFacts } from "#entities/activity/activity-facts.tsx";
import { nameInLanguages } from "#entities/language/name-in-languages.ts";
import { OperatorLabel } from "#entities/operator/operator-label.tsx";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { RecordPanel } from "#kit/records/record-panel.tsx";
import { choiceWords } from "#kit/words/choice-words.ts";

/** A staff change of a site: author, time, IP address, and the fields before and after. */
export const CmsActivityDrawer = ({ params: { activity }, close }: DrawerPanelProps<"cms-activity">) => (
  <RecordPanel
    noun="activity"
    read={showStaffActivity}
    input={activity && { body: { uuid: activity } }}
    close={close}
    head={({ subtype, message }) => ({ name: choiceWords(subtype), subtitle: message })}
  >
    {(entry) => (
      <ActivityFacts
        activity={entry}
        nameOf={nameInLanguages}
        facts={[
          { label: "About", value: <bdi>{entry.subject.title}</bdi> },
          { label: <OperatorLabel />, value: entry.opId && <OperatorLink opId={entry.opId} /> },
        ]}
      />
    )}
  </RecordPanel>
);
