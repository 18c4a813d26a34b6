import { listPlayerActivities } from "@backoffice/api-client";
import { listPlayerActivities as shape } from "@backoffice/api-client/shapes/activities";
import { ScrollText } from "lucide-react";
import { listPage } from "#entities/fields/contract-page.ts";
import { playerActivityColumns } from "../player-activity.columns.tsx";

/** `/players/details-activities`: changes of players by staff, newest first. */
export const ActivitiesPage = listPage({
  read: listPlayerActivities,
  shape,
  label: "Player activities",
  key: "uuid",
  columns: playerActivityColumns,
  opens: { panel: "player-activity", param: "activity" },
  empty: { icon: ScrollText, text: "Changes to players appear here." },
});
