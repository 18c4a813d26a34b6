import type { components, listGames } from "@backoffice/api-client";
import { booleanCell, dateCell, percentCell, statusCell, tagsCell, textCell } from "@backoffice/ui/table";
import { gameColumns } from "#entities/game/game-columns.tsx";
import { GAME_STATUS } from "#entities/game/game-status.ts";
import type { ColumnsOf } from "#kit/list/list-column.ts";

type Game = components["schemas"]["Game"];

const { title, gameId, provider, aggregator, categories, updatedAt } = gameColumns<Game>();

/** Columns of the game catalogue. */
export const gameListColumns: ColumnsOf<typeof listGames> = [
  title,
  gameId,
  { id: "status", header: "Status", ...statusCell((game) => game.status, GAME_STATUS), sortable: true, width: 130 },
  provider,
  aggregator,
  categories,
  { id: "tags", header: "Tags", ...tagsCell((game) => game.tags), width: 220 },
  {
    id: "RTP",
    header: "RTP",
    help: "Return to player.",
    ...percentCell((game) => game.RTP && game.RTP / 100),
    value: (game) => game.RTP,
    sortable: true,
    width: 100,
  },
  { id: "hasDemo", header: "Demo", ...booleanCell((game) => game.hasDemo), width: 90 },
  { ...updatedAt, sortable: true },
  {
    id: "jurisdictions",
    header: "Jurisdictions",
    ...tagsCell((game) => game.jurisdictions),
    width: 220,
    defaultHidden: true,
  },
  {
    id: "displayRTP",
    header: "Players see RTP",
    ...booleanCell((game) => game.displayRTP),
    width: 140,
    defaultHidden: true,
  },
  { id: "hasChat", header: "Chat", ...booleanCell((game) => game.hasChat), width: 90, defaultHidden: true },
  { id: "isBranded", header: "Branded", ...booleanCell((game) => game.isBranded), width: 100, defaultHidden: true },
  {
    id: "createdAt",
    header: "Created",
    ...dateCell((game) => game.createdAt),
    sortable: true,
    width: 192,
    defaultHidden: true,
  },
  { id: "updatedBy", header: "Updated by", ...textCell((game) => game.updatedBy), width: 130, defaultHidden: true },
];
