import { listOperatorGames, showOperatorGame, type components } from "@backoffice/api-client";
import { Alert } from "@backoffice/ui";
import { GAME_STATUS } from "#entities/game/game-status.ts";
import { operatorGameKey, readOperatorGameKey } from "#entities/game/operator-game-key.ts";
import { OPERATOR_GAME_STATUS } from "#entities/game/operator-game-status.ts";
import type { DrawerPanelProps } from "#kit/panels/definition/define-panels.ts";
import { RecordPanel } from "#kit/records/record-panel.tsx";
import { useListed } from "#kit/records/use-listed.ts";
import { StatusBadge, statusLabel } from "#kit/words/status-badge.tsx";
import { gameLogTab } from "#entities/game/log/game-log-tab.tsx";
import { OperatorGameFacts } from "./operator-game-facts.tsx";
import { OperatorGameForm } from "./operator-game-form.tsx";

type OperatorGame = components["schemas"]["OperatorGame"];

/** An operator's game with its settings (shell §2.3, §3). */
export const GameDetailsDrawer = ({ params, close }: DrawerPanelProps<"game-details">) => {
  const key = readOperatorGameKey(params.game);
  const listed = useListed<OperatorGame>(
    listOperatorGames,
    (row) => key !== undefined && operatorGameKey(row) === operatorGameKey(key),
  );
  return (
    <RecordPanel
      noun="game"
      read={showOperatorGame}
      input={key && { body: key }}
      placeholder={listed}
      close={close}
      tabs={({ gameId }) => [gameLogTab(gameId)]}
      head={({ title, opTitle, status }) => ({
        title: "Game Details",
        subtitle: `${title} · ${opTitle}`,
        status: <StatusBadge status={status} of={OPERATOR_GAME_STATUS} />,
      })}
    >
      {(game) => (
        <div className="flex flex-col gap-4">
          {game.platformStatus !== "ENABLED" && (
            <Alert severity="caution">
              The platform does not offer this game ({statusLabel(game.platformStatus, GAME_STATUS).toLowerCase()}):
              players cannot play it, regardless of these settings.
            </Alert>
          )}
          <OperatorGameForm game={game} close={close} />
          <OperatorGameFacts game={game} />
        </div>
      )}
    </RecordPanel>
  );
};
