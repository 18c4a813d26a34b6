import { showPlayerBonus } from "@backoffice/api-client";
import { FactGroups } from "@backoffice/ui";
import { Amount } from "#entities/money/amount.tsx";
import { stamp } from "#entities/time/stamp.tsx";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { RecordPanel } from "#kit/records/record-panel.tsx";
import { choiceWords } from "#kit/words/choice-words.ts";

/** A bonus granted to a player (shell §3, money §3); JSON for super admins. */
export const PlayerBonusDetails = ({ params: { bonus: uniqeId }, close }: DrawerPanelProps<"player-bonus-details">) => (
  <RecordPanel
    noun="bonus"
    read={showPlayerBonus}
    input={uniqeId && { body: { uniqeId } }}
    close={close}
    json={{ inTab: true }}
    head={({ title, playerCode, bonusAmountInUSD }) => ({
      title: "Player Bonus Details",
      subtitle: `${title} · Player ${playerCode}`,
      figures: [{ label: "Amount", value: <Amount value={bonusAmountInUSD} currency="USD" /> }],
    })}
    page={({ playerCode }) => `/players/${encodeURIComponent(playerCode)}`}
  >
    {(bonus) => (
      <FactGroups
        groups={[
          {
            items: [
              { label: "Title", value: <bdi>{bonus.title}</bdi> },
              { label: "Type", value: choiceWords(bonus.type) },
              { label: "Prize", value: choiceWords(bonus.prizeType) },
              { label: "Version", value: bonus.version },
            ],
          },
        ]}
        metadata={[`Bonus ${bonus.bonusId}`, `ID ${bonus.uniqeId}`, stamp("Created", bonus.createdAt)]}
      />
    )}
  </RecordPanel>
);
