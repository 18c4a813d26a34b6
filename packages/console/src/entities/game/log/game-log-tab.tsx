import { listGameLogs, type components } from "@backoffice/api-client";
import { dateCell, statusCell, textCell } from "@backoffice/ui/table";
import { useMemo } from "react";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { ListInPanel } from "#kit/list/list-in-panel.tsx";
import { rowsOf } from "#kit/list/rows/row-source.ts";
import type { RecordTab } from "#kit/records/record-tabs.tsx";
import { ALL } from "#kit/scope/scope.ts";
import { GAME_ACTIVITY } from "./game-activity.ts";
import { changeText } from "./change-text.ts";

type GameLog = components["schemas"]["GameLog"];

const columns: ColumnsOf<typeof listGameLogs> = [
  { id: "timestamp", header: "Time", ...dateCell<GameLog>((log) => log.timestamp), sortable: true, width: 180 },
  {
    id: "subtype",
    header: "Activity",
    ...statusCell<GameLog, GameLog["subtype"]>((log) => log.subtype, GAME_ACTIVITY),
    sortable: true,
    width: 170,
  },
  { id: "changes", header: "Changes", ...textCell<GameLog>(changeText), width: 260 },
  { id: "by", header: "By", ...textCell<GameLog>((log) => log.logData.by), width: 110 },
];

const LogOfGame = ({ gameId }: { gameId: string }) => (
  <ListInPanel
    label="Log"
    source={useMemo(() => rowsOf(listGameLogs, "uuid", { gameId, opId: ALL }), [gameId])}
    columns={columns}
    defaultSort={{ id: "timestamp", desc: true }}
    opens={{ panel: "game-activity-log-details", param: "uuid" }}
    empty="No changes by staff yet."
  />
);

/** Staff changes of a game, newest first, as a tab of its record. */
export const gameLogTab = (gameId: string): RecordTab => ({
  id: "log",
  label: "Log",
  permission: "view_game_activities",
  content: <LogOfGame gameId={gameId} />,
});
