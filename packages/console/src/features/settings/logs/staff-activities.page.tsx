import { listStaffActivities, type components } from "@backoffice/api-client";
import { listStaffActivities as shape } from "@backoffice/api-client/shapes/activities";
import { textCell } from "@backoffice/ui/table";
import { ScrollText } from "lucide-react";
import { changesIn } from "#entities/activity/activity-changes.tsx";
import { activityColumns } from "#entities/activity/activity-columns.tsx";
import { listPage } from "#entities/fields/contract-page.ts";
import { RefLink } from "#kit/references/ref-link.tsx";
import { choiceCell } from "#kit/words/choice-cell.ts";

type Activity = components["schemas"]["ActivityRow"];

/** Groups of actions whose subject is a user. */
const ABOUT_STAFF: ReadonlySet<string> = new Set(["USERS", "AUTH"]);

/** `/settings/activities`: staff actions with their subjects. */
export const StaffActivitiesPage = listPage({
  read: listStaffActivities,
  shape,
  label: "Staff activities",
  key: "uuid",
  columns: activityColumns(
    {
      id: "subject",
      header: "About",
      ...textCell<Activity>(({ subject }) => subject.title),
      cell: ({ type, subject }) =>
        ABOUT_STAFF.has(type) ? (
          <RefLink kind="admin" value={subject.id} inCell>
            <bdi>{subject.title}</bdi>
          </RefLink>
        ) : (
          <bdi>{subject.title}</bdi>
        ),
      width: 160,
    },
    {
      id: "type",
      header: "Group",
      ...choiceCell<Activity>(({ type }) => type),
      sortable: true,
      width: 130,
    },
  ),
  more: changesIn("staff"),
  empty: { icon: ScrollText, text: "Staff actions appear here." },
});
