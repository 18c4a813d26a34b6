import { listOperatorActivities } from "@backoffice/api-client";
import { listOperatorActivities as shape } from "@backoffice/api-client/shapes/activities";
import { ScrollText } from "lucide-react";
import { activityColumns } from "#entities/activity/activity-columns.tsx";
import { listPage } from "#entities/fields/contract-page.ts";

/** `/operators/activities`: changes of operators and brands, latest first. */
export const OperatorActivitiesPage = listPage({
  read: listOperatorActivities,
  shape,
  label: "Operator activities",
  key: "uuid",
  columns: activityColumns(),
  // All activities belong to one group.
  filters: { type: "none" },
  opens: { panel: "operator-activity", param: "activity" },
  empty: { icon: ScrollText, text: "Changes to operators and brands appear here." },
});
