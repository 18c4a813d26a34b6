import { listOperatorActivities } from "@backoffice/api-client";
import { listOperatorActivities as shape } from "@backoffice/api-client/shapes/activities";
import { useMemo } from "react";
import { activityColumns } from "#entities/activity/activity-columns.tsx";
import { ListInPanel } from "#kit/list/list-in-panel.tsx";
import { rowsOfOperator } from "./rows-of-operator.ts";

/** Omits the operator column, which is the same in each row. */
const columns = activityColumns().filter(({ id }) => id !== "opId");

/** Staff changes of an operator or brand, latest first; each opens its details. */
export const ActivitiesOfOperator = ({ opId }: { opId: string }) => (
  <ListInPanel
    label="Activities"
    source={useMemo(() => rowsOfOperator(listOperatorActivities, shape, "uuid", { opId }), [opId])}
    columns={columns}
    defaultSort={{ id: "timestamp", desc: true }}
    opens={{ panel: "operator-activity", param: "activity" }}
    empty="No changes yet."
  />
);
