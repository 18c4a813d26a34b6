import { listGames, showGame, type components } from "@backoffice/api-client";
import { Gamepad2, RefreshCw } from "lucide-react";
import { switchBulk } from "#entities/game/switch-bulk.ts";
import { rereadBy } from "#kit/bulk/bulk.ts";
import { ListPage } from "#kit/list/list-page.tsx";
import type { PageButton } from "#kit/list/page-buttons.tsx";
import { rowsOf } from "#kit/list/rows/row-source.ts";
import { ALL } from "#kit/scope/scope.ts";
import { gameActions } from "../game.actions.ts";
import { gameListColumns } from "./games.columns.tsx";
import { gameListFilters } from "./games.filters.ts";

const games = rowsOf(listGames, "gameId");

const bulk = switchBulk<components["schemas"]["Game"]>(
  () => ALL,
  rereadBy(showGame, ({ gameId }) => ({ body: { gameId } })),
);

const BUTTONS: readonly PageButton[] = [
  {
    label: "Sync games",
    text: "Sync games…",
    icon: RefreshCw,
    panel: "sync-games-confirmation",
    permission: "sync_games",
  },
];

/** `/gamesV2` */
const GamesPage = () => (
  <ListPage
    label="Games"
    source={games}
    columns={gameListColumns}
    filters={gameListFilters}
    actions={gameActions}
    bulk={bulk}
    defaultSort={{ id: "title", desc: false }}
    opens={{ page: "/gamesV2/{gameId}" }}
    buttons={BUTTONS}
    empty={{ icon: Gamepad2, text: "Sync fetches games from the aggregators." }}
  />
);

export default GamesPage;
