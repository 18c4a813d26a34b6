import { listGameLogs, showGameLog, type components } from "@backoffice/api-client";
import { DiffView, SectionHeading } from "@backoffice/ui";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { RecordPanel } from "#kit/records/record-panel.tsx";
import { useListed } from "#kit/records/use-listed.ts";
import { StatusBadge } from "#kit/words/status-badge.tsx";
import { GAME_ACTIVITY } from "#entities/game/log/game-activity.ts";
import { changeName, comparable } from "#entities/game/log/compared.ts";
import { GameLogFacts } from "./game-log-facts.tsx";

type GameLog = components["schemas"]["GameLog"];

const WhatWasChanged = ({ log: { logMeta } }: { log: GameLog }) => {
  const { before, after } = logMeta;
  if (!before && !after) return null;
  return (
    <section className="mt-6">
      <SectionHeading level={3}>Changes</SectionHeading>
      <DiffView label="Changes" before={comparable(before)} after={comparable(after)} nameOf={changeName} />
    </section>
  );
};

/** A game activity with the values before and after, and JSON (shell §2.3, §3). */
export const GameActivityLogDetailsDrawer = ({
  params: { uuid },
  close,
}: DrawerPanelProps<"game-activity-log-details">) => (
  <RecordPanel
    noun="game activity"
    read={showGameLog}
    input={uuid && { body: { uuid } }}
    placeholder={useListed<GameLog>(listGameLogs, (row) => row.uuid === uuid)}
    close={close}
    json={{ inTab: true }}
    head={({ logData, subtype }) => ({
      title: "Game Activity Log details",
      subtitle: logData.gameTitle,
      status: <StatusBadge status={subtype} of={GAME_ACTIVITY} />,
    })}
  >
    {(log) => (
      <>
        <GameLogFacts log={log} />
        <WhatWasChanged log={log} />
      </>
    )}
  </RecordPanel>
);
