import { listCmsGames, showCmsGame, type components } from "@backoffice/api-client";
import { Gamepad2 } from "lucide-react";
import { switchActionsFor } from "#entities/game/switch-actions.ts";
import { switchBulk } from "#entities/game/switch-bulk.ts";
import { rereadBy } from "#kit/bulk/bulk.ts";
import { ListPage } from "#kit/list/list-page.tsx";
import { rowsOf } from "#kit/list/rows/row-source.ts";
import { ALL } from "#kit/scope/scope.ts";
import { cmsGameColumns } from "./cms-games.columns.tsx";
import { cmsGameFilters } from "./cms-games.filters.ts";

const games = rowsOf(listCmsGames, "gameId");
const actions = switchActionsFor(() => ALL);
const bulk = switchBulk<components["schemas"]["CmsGame"]>(
  () => ALL,
  rereadBy(showCmsGame, ({ gameId }) => ({ body: { gameId } })),
);

/** `/games-cms/all-games` */
const CmsGamesPage = () => (
  <ListPage
    label="Games"
    source={games}
    columns={cmsGameColumns}
    filters={cmsGameFilters}
    actions={actions}
    bulk={bulk}
    defaultSort={{ id: "title", desc: false }}
    opens={{ page: "/games-cms/all-games/{gameId}" }}
    empty={{ icon: Gamepad2, text: "Games appear here once the games catalogue is synced." }}
  />
);

export default CmsGamesPage;
