import { listSupportActivities, type components } from "@backoffice/api-client";
import { listSupportActivities as shape } from "@backoffice/api-client/shapes/activities";
import { textCell } from "@backoffice/ui/table";
import { ScrollText } from "lucide-react";
import { changesIn } from "#entities/activity/activity-changes.tsx";
import { activityColumns } from "#entities/activity/activity-columns.tsx";
import { listPage } from "#entities/fields/contract-page.ts";
import { RefLink } from "#kit/references/ref-link.tsx";

type Activity = components["schemas"]["ActivityRow"];

/** `/support/activities`: staff actions on tickets. */
export const SupportActivitiesPage = listPage({
  read: listSupportActivities,
  shape,
  label: "Support activities",
  key: "uuid",
  columns: activityColumns({
    id: "ticket",
    header: "Ticket",
    ...textCell<Activity>(({ subject }) => subject.title),
    // Activities of a ticket are logged under its brand, which its link needs.
    cell: ({ subject, opId }) => (
      <RefLink kind="ticket" value={subject.id} row={{ brandId: opId }} inCell>
        <span className="font-mono">{subject.title}</span>
      </RefLink>
    ),
    width: 110,
  }),
  more: changesIn("support"),
  empty: { icon: ScrollText, text: "Staff actions on tickets appear here." },
});
