import { showPlayerBonus } from "@backoffice/api-client";
import { DescriptionList } from "@backoffice/ui";
import { Amount } from "#entities/money/amount.tsx";
import { Moment } from "#entities/time/moment.tsx";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { RecordPanel } from "#kit/records/record-panel.tsx";
import { choiceWords } from "#kit/words/choice-words.ts";

/** A bonus that a player was given, in the order of the documents (shell §3, money §3); JSON for super admins. */
const PlayerBonusDetails = ({ params: { bonus: uniqeId }, close }: DrawerPanelProps<"player-bonus-details">) => (
  <RecordPanel
    noun="bonus"
    read={showPlayerBonus}
    input={uniqeId && { body: { uniqeId } }}
    close={close}
    head={({ title, playerCode }) => ({ title: "Player Bonus Details", subtitle: `${title} · Player ${playerCode}` })}
    page={({ playerCode }) => `/players/${encodeURIComponent(playerCode)}`}
  >
    {(bonus) => (
      <DescriptionList
        items={[
          { label: "Bonus", value: bonus.bonusId },
          { label: "ID", value: bonus.uniqeId },
          { label: "Title", value: <bdi>{bonus.title}</bdi> },
          { label: "Type", value: choiceWords(bonus.type) },
          { label: "Prize", value: choiceWords(bonus.prizeType) },
          { label: "Amount", value: <Amount value={bonus.bonusAmountInUSD} currency="USD" /> },
          { label: "Version", value: bonus.version },
          { label: "Created", value: <Moment value={bonus.createdAt} /> },
        ]}
      />
    )}
  </RecordPanel>
);

export default PlayerBonusDetails;
