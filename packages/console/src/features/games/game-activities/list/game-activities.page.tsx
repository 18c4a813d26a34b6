import { listGameLogs } from "@backoffice/api-client";
import { History } from "lucide-react";
import { ListPage } from "#kit/list/list-page.tsx";
import { rowsOf } from "#kit/list/rows/row-source.ts";
import { gameActivityColumns } from "./game-activities.columns.tsx";
import { gameActivityFilters } from "./game-activities.filters.ts";

const logs = rowsOf(listGameLogs, "uuid");

/** `/gamesV2/activities` */
const GameActivitiesPage = () => (
  <ListPage
    label="Game activities"
    source={logs}
    columns={gameActivityColumns}
    filters={gameActivityFilters}
    defaultSort={{ id: "timestamp", desc: true }}
    opens={{ panel: "game-activity-log-details", param: "uuid" }}
    empty={{ icon: History, text: "Staff actions on games appear here." }}
  />
);

export default GameActivitiesPage;
