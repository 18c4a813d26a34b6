import { listPlayerActivities } from "@backoffice/api-client";
import { useMemo } from "react";
import { ListInPanel } from "#kit/list/list-in-panel.tsx";
import { playerActivityColumns } from "../player-activity.columns.tsx";
import { rowsOfPlayer } from "#entities/player/rows-of-player.ts";

/** Whose log it is need not be said in each of its rows. */
const columns = playerActivityColumns.filter(({ id }) => id !== "subject" && id !== "opId");

/** What staff changed at a player, the latest first; each opens what was before and after. */
export const ActivityOfPlayer = ({ playerCode }: { playerCode: string }) => (
  <ListInPanel
    label="Activity"
    source={useMemo(() => rowsOfPlayer(listPlayerActivities, "uuid", playerCode), [playerCode])}
    columns={columns}
    defaultSort={{ id: "timestamp", desc: true }}
    opens={{ panel: "player-activity", param: "activity" }}
    empty="No profile changes by staff yet."
  />
);
