import type { listGameLogs } from "@backoffice/api-client";
import { dateCell, idCell, statusCell, textCell } from "@backoffice/ui/table";
import { refCell } from "#kit/references/ref-cell.tsx";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { GAME_ACTIVITY } from "#entities/game/log/game-activity.ts";
import { OperatorOfLog } from "../operator-of-log.tsx";

/** Columns of the game activity log. */
export const gameActivityColumns: ColumnsOf<typeof listGameLogs> = [
  {
    id: "timestamp",
    header: "Time",
    ...dateCell((log) => log.timestamp),
    align: "start",
    sortable: true,
    hideable: false,
    sticky: "start",
    width: 185,
  },
  { id: "subtype", header: "Activity", ...statusCell((log) => log.subtype, GAME_ACTIVITY), sortable: true, width: 155 },
  { id: "message", header: "Message", ...textCell((log) => log.message), sortable: true, width: 280 },
  {
    id: "gameTitle",
    header: "Game",
    ...refCell(
      "game",
      (log) => log.logData.gameId,
      textCell((log) => log.logData.gameTitle),
    ),
    width: 180,
  },
  {
    id: "opId",
    header: "Operator",
    cell: (log) => <OperatorOfLog opId={log.logData.opId} inCell />,
    text: (log) => log.logData.opId,
    refers: { kind: "operator", value: (log) => log.logData.opId },
    width: 140,
  },
  { id: "by", header: "By", ...textCell((log) => log.logData.by), width: 100 },
  { id: "env", header: "Environment", ...textCell((log) => log.env), width: 110 },
  { id: "gameId", header: "Game ID", ...idCell((log) => log.logData.gameId), width: 140, defaultHidden: true },
  {
    id: "aggregator",
    header: "Aggregator",
    ...textCell((log) => log.logData.aggregator),
    width: 130,
    defaultHidden: true,
  },
  { id: "type", header: "Type", ...textCell((log) => log.type), width: 110, defaultHidden: true },
];
