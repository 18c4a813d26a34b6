import { useShowGame } from "@backoffice/api-client";
import { Card } from "@backoffice/ui";
import { useMemo } from "react";
import { useParams } from "react-router";
import { GAME_STATUS } from "#entities/game/game-status.ts";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { RecordActions } from "#kit/records/record-actions.tsx";
import { jsonTab } from "#kit/records/json-tab.tsx";
import { RecordTabs } from "#kit/records/record-tabs.tsx";
import { RecordHeader } from "#kit/records/record-header.tsx";
import { RecordPageFrame } from "#kit/records/record-page-frame.tsx";
import { useScope } from "#kit/scope/scope.ts";
import { useSession } from "#kit/session/session.ts";
import { StatusBadge } from "#kit/words/status-badge.tsx";
import { gameActions } from "../game.actions.ts";
import { gameLogTab } from "#entities/game/log/game-log-tab.tsx";
import { GameFacts } from "./game-facts.tsx";
import { GameForm } from "./game-form.tsx";

/** `/gamesV2/{id}`: a catalogue game with its form. */
const GamePage = () => {
  const { id = "" } = useParams();
  const panels = usePanels();
  const session = useSession();
  const { opId } = useScope();
  const actions = useMemo(() => gameActions(panels, session, opId), [panels, session, opId]);
  return (
    <RecordPageFrame noun="game" query={useShowGame({ body: { gameId: id } })}>
      {(game) => (
        <>
          <RecordHeader
            status={<StatusBadge status={game.status} of={GAME_STATUS} />}
            actions={<RecordActions record={game} actions={actions} />}
          >
            {game.title}
          </RecordHeader>
          <Card className="mb-4 p-5">
            <GameFacts game={game} />
          </Card>
          <Card className="p-5">
            <RecordTabs
              tabs={[
                { id: "details", label: "Details", content: <GameForm key={game.gameId} game={game} /> },
                gameLogTab(game.gameId),
                ...jsonTab(game, session, {}),
              ]}
            />
          </Card>
        </>
      )}
    </RecordPageFrame>
  );
};

export default GamePage;
