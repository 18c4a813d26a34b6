import type { components, listOperatorGames } from "@backoffice/api-client";
import { statusCell } from "@backoffice/ui/table";
import { gameColumns } from "#entities/game/game-columns.tsx";
import { operatorColumns } from "#entities/game/operator-columns.tsx";
import { OPERATOR_GAME_STATUS } from "#entities/game/operator-game-status.ts";
import type { ColumnsOf } from "#kit/list/list-column.ts";

type OperatorGame = components["schemas"]["OperatorGame"];

const { title, gameId, provider, aggregator, categories, updatedAt } = gameColumns<OperatorGame>();
const { operator, platformStatus, order, updatedBy } = operatorColumns<OperatorGame>();

/** Columns of operator games. */
export const operatorGameColumns: ColumnsOf<typeof listOperatorGames> = [
  title,
  gameId,
  operator,
  {
    id: "status",
    header: "Status",
    ...statusCell((game) => game.status, OPERATOR_GAME_STATUS),
    sortable: true,
    width: 130,
  },
  platformStatus,
  order,
  provider,
  aggregator,
  categories,
  updatedAt,
  updatedBy,
];
