import { showOperatorActivity } from "@backoffice/api-client";
import { ActivityFacts } from "#entities/activity/activity-facts.tsx";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { RecordPanel } from "#kit/records/record-panel.tsx";
import { choiceWords } from "#kit/words/choice-words.ts";

/** A staff change of an operator or brand: author, time, IP address, and the fields before and after. */
export const OperatorActivityDrawer = ({ params: { activity }, close }: DrawerPanelProps<"operator-activity">) => (
  <RecordPanel
    noun="activity"
    read={showOperatorActivity}
    input={activity && { body: { uuid: activity } }}
    close={close}
    head={({ subtype, message }) => ({ name: choiceWords(subtype), subtitle: message })}
    page={({ subject }) => `/operators/${encodeURIComponent(subject.id)}`}
  >
    {(entry) => (
      <ActivityFacts activity={entry} facts={[{ label: "At", value: <OperatorLink opId={entry.subject.id} /> }]} />
    )}
  </RecordPanel>
);
