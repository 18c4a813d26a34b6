import type { components, listCmsGames } from "@backoffice/api-client";
import { statusCell } from "@backoffice/ui/table";
import { gameColumns } from "#entities/game/game-columns.tsx";
import { GAME_STATUS } from "#entities/game/game-status.ts";
import type { ColumnsOf } from "#kit/list/list-column.ts";

type CmsGame = components["schemas"]["CmsGame"];

const { title, gameId, provider, aggregator, categories, updatedAt } = gameColumns<CmsGame>();

/** Columns of the list of all games. */
export const cmsGameColumns: ColumnsOf<typeof listCmsGames> = [
  title,
  gameId,
  { id: "status", header: "Status", ...statusCell((game) => game.status, GAME_STATUS), sortable: true, width: 110 },
  {
    id: "enabledCount",
    header: "Offered by",
    help: "Operators and brands in your scope that offer the game.",
    cell: ({ enabledCount, operatorsCount }, { locale }) => (
      <span className="tabular">
        {enabledCount.toLocaleString(locale)}
        <span className="text-ink-muted"> of {operatorsCount.toLocaleString(locale)}</span>
      </span>
    ),
    text: ({ enabledCount }) => String(enabledCount),
    value: ({ enabledCount }) => enabledCount,
    align: "end",
    sortable: true,
    width: 130,
    skeleton: "short",
  },
  provider,
  aggregator,
  categories,
  { ...updatedAt, sortable: true },
];
