import { showPlayerActivity } from "@backoffice/api-client";
import { getPlayer } from "@backoffice/api-client/shapes/players";
import { ActivityFacts } from "#entities/activity/activity-facts.tsx";
import { OperatorLabel } from "#entities/operator/operator-label.tsx";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { PlayerLink } from "#entities/player/player-link.tsx";
import { fieldLabel } from "#kit/contract/fields/field-words.ts";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { RecordPanel } from "#kit/records/record-panel.tsx";
import { choiceWords } from "#kit/words/choice-words.ts";

const nameOf = (path: string) => fieldLabel(getPlayer.fields.find(({ name }) => name === path) ?? { name: path });

/** A change of a player by staff, with the fields before and after. */
export const PlayerActivityDrawer = ({ params: { activity }, close }: DrawerPanelProps<"player-activity">) => (
  <RecordPanel
    noun="activity"
    read={showPlayerActivity}
    input={activity && { body: { uuid: activity } }}
    close={close}
    head={({ subtype, message }) => ({ name: choiceWords(subtype), subtitle: message })}
    page={({ subject }) => `/players/${encodeURIComponent(subject.title)}`}
  >
    {(entry) => (
      <ActivityFacts
        activity={entry}
        nameOf={nameOf}
        facts={[
          { label: "Player", value: <PlayerLink playerCode={entry.subject.title} /> },
          { label: <OperatorLabel />, value: entry.opId && <OperatorLink opId={entry.opId} /> },
        ]}
      />
    )}
  </RecordPanel>
);
