import { listGameLogs } from "@backoffice/api-client";
import { History } from "lucide-react";
import { ListView } from "#kit/list/list-view.tsx";
import { rowsOf } from "#kit/list/row-source.ts";
import { useList } from "#kit/list/use-list.ts";
import { gameActivityColumns } from "./game-activities.columns.tsx";
import { gameActivityFilters } from "./game-activities.filters.ts";

const logs = rowsOf(listGameLogs, (log) => log.uuid);

/** `/gamesV2/activities` */
const GameActivitiesPage = () => {
  const list = useList(logs, {
    filters: gameActivityFilters,
    columns: gameActivityColumns,
    defaultSort: { id: "timestamp", desc: true },
  });
  return (
    <ListView
      label="Game activities"
      list={list}
      columns={gameActivityColumns}
      opens={{ panel: "game-activity-log-details", param: "uuid" }}
      empty={{ icon: History, title: "No game activities yet", text: "What staff do to games is written down here." }}
    />
  );
};

export default GameActivitiesPage;
