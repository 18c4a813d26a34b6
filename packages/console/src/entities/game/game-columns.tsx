import { dateCell, idCell, tagsCell, textCell } from "@backoffice/ui/table";
import { refCell } from "#kit/references/ref-cell.tsx";
import type { ListColumn } from "#kit/list/list-column.ts";

/** Common fields of all game lists. */
type GameRow = {
  gameId: string;
  title: string;
  provider: string;
  aggregator: string;
  categories: readonly string[];
  updatedAt: string | null;
};

/** Columns shared by the game lists; each list picks and orders its own. */
export const gameColumns = <Row extends GameRow>() =>
  ({
    title: {
      id: "title",
      header: "Title",
      ...textCell((row) => row.title),
      cell: (row) => <span className="font-semibold">{row.title}</span>,
      sortable: true,
      hideable: false,
      sticky: "start",
      width: 220,
    },
    gameId: {
      id: "gameId",
      header: "Game ID",
      ...refCell(
        "game",
        (row) => row.gameId,
        idCell((row) => row.gameId),
      ),
      sortable: true,
      width: 140,
    },
    provider: {
      id: "provider",
      header: "Provider",
      // Plain text, so that a click in the middle of a row opens the game, not its provider.
      ...textCell((row) => row.provider),
      sortable: true,
      width: 170,
    },
    aggregator: {
      id: "aggregator",
      header: "Aggregator",
      ...textCell((row) => row.aggregator),
      sortable: true,
      width: 130,
    },
    categories: { id: "categories", header: "Categories", ...tagsCell((row) => row.categories), width: 220 },
    updatedAt: { id: "updatedAt", header: "Updated", ...dateCell((row) => row.updatedAt), width: 192 },
  }) as const satisfies Record<keyof GameRow, ListColumn<Row>>;
