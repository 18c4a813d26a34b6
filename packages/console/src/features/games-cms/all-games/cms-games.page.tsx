import { listCmsGames, type components } from "@backoffice/api-client";
import { Gamepad2 } from "lucide-react";
import { useMemo } from "react";
import { switchActions } from "#entities/game/switch-actions.ts";
import { ListView } from "#kit/list/list-view.tsx";
import { usePanels } from "#kit/panels/panels.ts";
import { rowsOf } from "#kit/list/row-source.ts";
import { ALL } from "#kit/scope/scope.ts";
import { useSession } from "#kit/session/session.ts";
import { useList } from "#kit/list/use-list.ts";
import { cmsGameColumns } from "./cms-games.columns.tsx";
import { cmsGameFilters } from "./cms-games.filters.ts";

type CmsGame = components["schemas"]["CmsGame"];

const games = rowsOf(listCmsGames, (game) => game.gameId);

/** `/games-cms/all-games` */
const CmsGamesPage = () => {
  const panels = usePanels();
  const session = useSession();
  const list = useList(games, {
    filters: cmsGameFilters,
    columns: cmsGameColumns,
    defaultSort: { id: "title", desc: false },
  });
  const actions = useMemo(() => switchActions<CmsGame>(panels, session, () => ALL), [panels, session]);
  return (
    <ListView
      label="Games"
      list={list}
      columns={cmsGameColumns}
      opens={{ page: (game) => `/games-cms/all-games/${encodeURIComponent(game.gameId)}` }}
      actions={actions}
      empty={{ icon: Gamepad2, title: "No games yet", text: "A sync of the games catalogue fetches them." }}
    />
  );
};

export default CmsGamesPage;
