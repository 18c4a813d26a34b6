import { listOperatorGames, useShowOperatorGame, type components } from "@backoffice/api-client";
import { Alert } from "@backoffice/ui";
import { GAME_STATUS } from "#entities/game/game-status.ts";
import { operatorGameKey, readOperatorGameKey } from "#entities/game/operator-game-key.ts";
import { OPERATOR_GAME_STATUS } from "#entities/game/operator-game-status.ts";
import type { DrawerPanelProps } from "#kit/panels/define-panels.ts";
import { DetailsAndJson } from "#kit/records/details-and-json.tsx";
import { PanelHead } from "#kit/panels/panel-frame.tsx";
import { Missing, Record } from "#kit/records/record-states.tsx";
import { StatusBadge, statusLabel } from "#kit/words/status-badge.tsx";
import { useListed } from "#kit/records/use-listed.ts";
import { OperatorGameFacts } from "./operator-game-facts.tsx";
import { OperatorGameForm } from "./operator-game-form.tsx";

type OperatorGame = components["schemas"]["OperatorGame"];

const Loaded = ({ game, close }: { game: OperatorGame; close: () => void }) => (
  <>
    <PanelHead
      title="Game Details"
      subtitle={`${game.title} · ${game.opTitle}`}
      status={<StatusBadge status={game.status} of={OPERATOR_GAME_STATUS} />}
    />
    <DetailsAndJson record={game}>
      {game.platformStatus !== "ENABLED" && (
        <div className="mb-4">
          <Alert severity="caution">
            The platform does not offer this game now ({statusLabel(game.platformStatus, GAME_STATUS).toLowerCase()}):
            players cannot play it, whatever is set here.
          </Alert>
        </div>
      )}
      <OperatorGameForm game={game} close={close} />
      <div className="mt-6">
        <OperatorGameFacts game={game} />
      </div>
    </DetailsAndJson>
  </>
);

const Shown = ({ game, close }: { game: { opId: string; gameId: string }; close: () => void }) => {
  const key = operatorGameKey(game);
  const listed = useListed<OperatorGame>(listOperatorGames, (row) => operatorGameKey(row) === key);
  const query = useShowOperatorGame({ body: game }, { staleTime: 0, placeholderData: listed });
  return (
    <Record noun="game" query={query} close={close}>
      {(found) => <Loaded game={found} close={close} />}
    </Record>
  );
};

/** One operator's game: what the operator has set for it, and what it is (shell §2.3, §3). */
const GameDetailsDrawer = ({ params, close }: DrawerPanelProps<"game-details">) => {
  const game = readOperatorGameKey(params.game);
  return game ? <Shown game={game} close={close} /> : <Missing noun="game" close={close} />;
};

export default GameDetailsDrawer;
