import type { components } from "@backoffice/api-client";
import { statusCell, textCell } from "@backoffice/ui/table";
import { refCell } from "#kit/references/ref-cell.tsx";
import type { ListColumn } from "#kit/list/list-column.ts";
import { GAME_STATUS } from "./game-status.ts";

/** Fields of operator game rows beyond the game's. */
type OperatorGameRow = {
  opId: string;
  opTitle: string;
  platformStatus: components["schemas"]["GameStatus"];
  order: number;
  updatedBy: string | null;
};

/** Columns shared by the lists of operator games. */
export const operatorColumns = <Row extends OperatorGameRow>() =>
  ({
    operator: {
      id: "opTitle",
      header: "Operator",
      ...refCell("operator", (row) => row.opId, {
        ...textCell((row) => row.opTitle),
        beside: [{ word: "ID", value: (row) => row.opId }],
      }),
      width: 130,
    },
    platformStatus: {
      id: "platformStatus",
      header: "Platform",
      help: "Availability of the game on the platform.",
      ...statusCell((row) => row.platformStatus, GAME_STATUS),
      width: 130,
    },
    order: {
      id: "order",
      header: "Order",
      help: "Position in the lobby. Lower numbers come first.",
      cell: (row, { locale }) => <span className="tabular">{row.order.toLocaleString(locale)}</span>,
      text: (row) => String(row.order),
      value: (row) => row.order,
      align: "end",
      sortable: true,
      width: 80,
      skeleton: "short",
    },
    updatedBy: {
      id: "updatedBy",
      header: "Updated by",
      ...textCell((row) => row.updatedBy),
      width: 130,
      defaultHidden: true,
    },
  }) as const satisfies Record<string, ListColumn<Row>>;
