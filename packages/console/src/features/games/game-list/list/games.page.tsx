import { listGames } from "@backoffice/api-client";
import { Button } from "@backoffice/ui";
import { Gamepad2, RefreshCw } from "lucide-react";
import { useMemo } from "react";
import { ListView } from "#kit/list/list-view.tsx";
import { usePublishActions } from "#kit/pages/page-actions.ts";
import { usePanels } from "#kit/panels/panels.ts";
import { rowsOf } from "#kit/list/row-source.ts";
import { useScope } from "#kit/scope/scope.ts";
import { can, lacking, useSession } from "#kit/session/session.ts";
import { useList } from "#kit/list/use-list.ts";
import { gameActions } from "../game.actions.ts";
import { gameListColumns } from "./games.columns.tsx";
import { gameListFilters } from "./games.filters.ts";

const games = rowsOf(listGames, (game) => game.gameId);

/** `/gamesV2` */
const GamesPage = () => {
  const panels = usePanels();
  const session = useSession();
  const { opId } = useScope();
  const list = useList(games, {
    filters: gameListFilters,
    columns: gameListColumns,
    defaultSort: { id: "title", desc: false },
  });
  const actions = useMemo(() => gameActions(panels, session, opId), [panels, session, opId]);
  usePublishActions(
    useMemo(
      () =>
        can(session, "sync_games")
          ? [{ label: "Sync games", run: () => panels.open("sync-games-confirmation", {}) }]
          : [],
      [panels, session],
    ),
  );

  return (
    <ListView
      label="Games"
      list={list}
      columns={gameListColumns}
      opens={{ page: (game) => `/gamesV2/${encodeURIComponent(game.gameId)}` }}
      actions={actions}
      empty={{ icon: Gamepad2, title: "No games yet", text: "A sync fetches the games that the aggregators have." }}
      primary={
        <Button reason={lacking(session, "sync_games")} onClick={() => panels.open("sync-games-confirmation", {})}>
          <RefreshCw size={14} strokeWidth={1.75} aria-hidden />
          Sync games…
        </Button>
      }
    />
  );
};

export default GamesPage;
