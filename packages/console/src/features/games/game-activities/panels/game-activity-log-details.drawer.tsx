import { listGameLogs, useShowGameLog, type components } from "@backoffice/api-client";
import { DiffView, SectionHeading } from "@backoffice/ui";
import type { DrawerPanelProps } from "#kit/panels/define-panels.ts";
import { DetailsAndJson } from "#kit/records/details-and-json.tsx";
import { PanelHead } from "#kit/panels/panel-frame.tsx";
import { Missing, Record } from "#kit/records/record-states.tsx";
import { StatusBadge } from "#kit/words/status-badge.tsx";
import { useListed } from "#kit/records/use-listed.ts";
import { GAME_ACTIVITY } from "../game-activity.ts";
import { changeName, comparable } from "./compared.ts";
import { GameLogFacts } from "./game-log-facts.tsx";

type GameLog = components["schemas"]["GameLog"];

const Loaded = ({ log }: { log: GameLog }) => {
  const { before, after } = log.logMeta;
  return (
    <>
      <PanelHead
        title="Game Activity Log details"
        subtitle={log.logData.gameTitle ?? undefined}
        status={<StatusBadge status={log.subtype} of={GAME_ACTIVITY} />}
      />
      <DetailsAndJson record={log}>
        <GameLogFacts log={log} />
        {(before ?? after) && (
          <section className="mt-6">
            <SectionHeading level={3}>What was changed</SectionHeading>
            <DiffView
              label="What was changed"
              before={comparable(before)}
              after={comparable(after)}
              nameOf={changeName}
            />
          </section>
        )}
      </DetailsAndJson>
    </>
  );
};

const Shown = ({ uuid, close }: { uuid: string; close: () => void }) => {
  const listed = useListed<GameLog>(listGameLogs, (row) => row.uuid === uuid);
  const query = useShowGameLog({ body: { uuid } }, { placeholderData: listed });
  return (
    <Record noun="game activity" query={query} close={close}>
      {(log) => <Loaded log={log} />}
    </Record>
  );
};

/** An entry of the games' activity log: what was before and what is after, and the raw entry (shell §2.3, §3). */
const GameActivityLogDetailsDrawer = ({ params, close }: DrawerPanelProps<"game-activity-log-details">) =>
  params.uuid ? <Shown uuid={params.uuid} close={close} /> : <Missing noun="game activity" close={close} />;

export default GameActivityLogDetailsDrawer;
