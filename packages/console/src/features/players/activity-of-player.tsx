import { listPlayerActivities } from "@backoffice/api-client";
import { useMemo } from "react";
import { ListInPanel } from "#kit/list/list-in-panel.tsx";
import { playerActivityColumns } from "./player-activity.columns.tsx";
import { rowsOfPlayer } from "#entities/player/rows-of-player.ts";

/** The player column is omitted. */
const columns = playerActivityColumns.filter(({ id }) => id !== "subject" && id !== "opId");

/** Changes of a player by staff, newest first; a row opens the fields before and after. */
export const ActivityOfPlayer = ({ playerCode }: { playerCode: string }) => (
  <ListInPanel
    label="History"
    source={useMemo(() => rowsOfPlayer(listPlayerActivities, "uuid", playerCode), [playerCode])}
    columns={columns}
    defaultSort={{ id: "timestamp", desc: true }}
    opens={{ panel: "player-activity", param: "activity" }}
    empty="No profile changes by staff yet."
  />
);
