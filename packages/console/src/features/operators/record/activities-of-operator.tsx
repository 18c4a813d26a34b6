import { listOperatorActivities } from "@backoffice/api-client";
import { listOperatorActivities as shape } from "@backoffice/api-client/shapes/activities";
import { useMemo } from "react";
import { activityColumns } from "#entities/activity/activity-columns.tsx";
import { ListInPanel } from "#kit/list/list-in-panel.tsx";
import { rowsOfOperator } from "./rows-of-operator.ts";

/** Whose log it is need not be said in each of its rows. */
const columns = activityColumns().filter(({ id }) => id !== "opId");

/** What staff changed at an operator or brand, the latest first; each opens what was before and after. */
export const ActivitiesOfOperator = ({ opId }: { opId: string }) => (
  <ListInPanel
    label="Activities"
    source={useMemo(() => rowsOfOperator(listOperatorActivities, shape, "uuid", { opId }), [opId])}
    columns={columns}
    defaultSort={{ id: "timestamp", desc: true }}
    opens={{ panel: "operator-activity", param: "activity" }}
    empty="Nobody has changed anything at it yet."
  />
);
