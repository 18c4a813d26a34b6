import { listOperatorGames } from "@backoffice/api-client";
import { Gamepad2 } from "lucide-react";
import { operatorGameKey } from "#entities/game/operator-game-key.ts";
import { ListPage } from "#kit/list/list-page.tsx";
import { rowsOf } from "#kit/list/rows/row-source.ts";
import { operatorGameActions } from "./operator-games.actions.ts";
import { operatorGameColumns } from "./operator-games.columns.tsx";
import { operatorGameFilters } from "./operator-games.filters.ts";

const games = rowsOf(listOperatorGames, operatorGameKey);

/** `/games` */
const OperatorGamesPage = () => (
  <ListPage
    label="Games"
    source={games}
    columns={operatorGameColumns}
    filters={operatorGameFilters}
    actions={operatorGameActions}
    defaultSort={{ id: "order", desc: false }}
    opens={{ panel: "game-details", param: "game" }}
    empty={{ icon: Gamepad2, text: "Operators offer the games of the catalogue, which is empty." }}
  />
);

export default OperatorGamesPage;
