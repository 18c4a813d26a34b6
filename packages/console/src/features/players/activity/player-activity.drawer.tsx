import { showPlayerActivity } from "@backoffice/api-client";
import { DescriptionList, DiffView, SectionHeading } from "@backoffice/ui";
import { OperatorLink } from "#entities/operator/operator-link.tsx";
import { PlayerLink } from "#entities/player/player-link.tsx";
import { Moment } from "#entities/time/moment.tsx";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { RecordPanel } from "#kit/records/record-panel.tsx";
import { RefLink } from "#kit/references/ref-link.tsx";
import { fieldWords } from "#kit/contract/fields/field-words.ts";
import { choiceWords } from "#kit/words/choice-words.ts";

/** What a member of staff changed at a player: who, when, from where, and the fields before and after. */
const PlayerActivityDrawer = ({ params: { activity }, close }: DrawerPanelProps<"player-activity">) => (
  <RecordPanel
    noun="activity"
    read={showPlayerActivity}
    input={activity && { body: { uuid: activity } }}
    close={close}
    head={({ subtype, message }) => ({ title: choiceWords(subtype), subtitle: message })}
    page={({ subject }) => `/players/${encodeURIComponent(subject.title)}`}
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
            { label: "Player", value: <PlayerLink playerCode={subject.title} /> },
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

export default PlayerActivityDrawer;
