import { listCmsOperatorGames, showCmsOperatorGame, type components } from "@backoffice/api-client";
import { Gamepad2 } from "lucide-react";
import { operatorGameKey } from "#entities/game/operator-game-key.ts";
import { switchActionsFor } from "#entities/game/switch-actions.ts";
import { switchBulk } from "#entities/game/switch-bulk.ts";
import { rereadBy } from "#kit/bulk/bulk.ts";
import { ListPage } from "#kit/list/list-page.tsx";
import { rowsOf } from "#kit/list/rows/row-source.ts";
import { AGGREGATOR_BUTTONS } from "./aggregator-buttons.ts";
import { cmsOperatorGameColumns } from "./cms-operator-games.columns.tsx";
import { cmsOperatorGameFilters } from "./cms-operator-games.filters.ts";

const games = rowsOf(listCmsOperatorGames, operatorGameKey);
const actions = switchActionsFor<components["schemas"]["CmsOperatorGame"]>(({ opId }) => opId);
const bulk = switchBulk<components["schemas"]["CmsOperatorGame"]>(
  ({ opId }) => opId,
  rereadBy(showCmsOperatorGame, ({ gameId, opId }) => ({ body: { gameId, opId } })),
);

/** `/games-cms/operator-games` */
const CmsOperatorGamesPage = () => (
  <ListPage
    label="Operator games"
    source={games}
    columns={cmsOperatorGameColumns}
    filters={cmsOperatorGameFilters}
    actions={actions}
    bulk={bulk}
    defaultSort={{ id: "order", desc: false }}
    opens={{ page: "/games-cms/operator-games/{gameId}", keep: ["opId"] }}
    buttons={AGGREGATOR_BUTTONS}
    empty={{
      icon: Gamepad2,
      title: "No games yet",
      text: "Every operator has the games of the catalogue, which is empty.",
    }}
  />
);

export default CmsOperatorGamesPage;
