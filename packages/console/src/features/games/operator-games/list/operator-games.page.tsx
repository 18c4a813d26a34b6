import { listOperatorGames } from "@backoffice/api-client";
import { Gamepad2 } from "lucide-react";
import { useMemo } from "react";
import { operatorGameKey } from "#entities/game/operator-game-key.ts";
import { ListView } from "#kit/list/list-view.tsx";
import { usePanels } from "#kit/panels/panels.ts";
import { rowsOf } from "#kit/list/row-source.ts";
import { useSession } from "#kit/session/session.ts";
import { useList } from "#kit/list/use-list.ts";
import { operatorGameActions } from "./operator-games.actions.ts";
import { operatorGameColumns } from "./operator-games.columns.tsx";
import { operatorGameFilters } from "./operator-games.filters.ts";

const games = rowsOf(listOperatorGames, operatorGameKey);

/** `/games` */
const OperatorGamesPage = () => {
  const panels = usePanels();
  const session = useSession();
  const list = useList(games, {
    filters: operatorGameFilters,
    columns: operatorGameColumns,
    defaultSort: { id: "order", desc: false },
  });
  const actions = useMemo(() => operatorGameActions(panels, session), [panels, session]);
  return (
    <ListView
      label="Games"
      list={list}
      columns={operatorGameColumns}
      opens={{ panel: "game-details", param: "game" }}
      actions={actions}
      empty={{
        icon: Gamepad2,
        title: "No games yet",
        text: "Every operator has the games of the catalogue, which is empty.",
      }}
    />
  );
};

export default OperatorGamesPage;
