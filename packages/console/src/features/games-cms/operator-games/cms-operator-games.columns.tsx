import type { components, listCmsOperatorGames } from "@backoffice/api-client";
import { statusCell } from "@backoffice/ui/table";
import { gameColumns } from "#entities/game/game-columns.tsx";
import { GAME_STATUS } from "#entities/game/game-status.ts";
import { operatorColumns } from "#entities/game/operator-columns.tsx";
import type { ColumnsOf } from "#kit/list/list-column.ts";

type CmsOperatorGame = components["schemas"]["CmsOperatorGame"];

const { title, gameId, provider, aggregator, categories, updatedAt } = gameColumns<CmsOperatorGame>();
const { operator, platformStatus, order, updatedBy } = operatorColumns<CmsOperatorGame>();

/** Columns of the list of operator games. */
export const cmsOperatorGameColumns: ColumnsOf<typeof listCmsOperatorGames> = [
  title,
  gameId,
  operator,
  { id: "status", header: "Status", ...statusCell((game) => game.status, GAME_STATUS), sortable: true, width: 110 },
  platformStatus,
  order,
  provider,
  aggregator,
  categories,
  updatedAt,
  updatedBy,
];
