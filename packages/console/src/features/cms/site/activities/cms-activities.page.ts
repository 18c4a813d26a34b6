import { listStaffActivities, type components } from "@backoffice/api-client";
import { listStaffActivities as shape } from "@backoffice/api-client/shapes/activities";
import { textCell } from "@backoffice/ui/table";
import { ScrollText } from "lucide-react";
import { activityColumns } from "#entities/activity/activity-columns.tsx";
import { listPage } from "#entities/fields/contract-page.ts";

type Activity = components["schemas"]["ActivityRow"];

/** `/cms/activities`: staff changes of sites, with values before and after. */
export const CmsActivitiesPage = listPage({
  read: listStaffActivities,
  shape,
  label: "CMS activities",
  key: "uuid",
  columns: activityColumns({
    id: "subject",
    header: "About",
    ...textCell<Activity>(({ subject }) => subject.title),
    width: 180,
  }),
  fixed: { type: "CMS" },
  opens: { panel: "cms-activity", param: "activity" },
  empty: { icon: ScrollText, text: "Changes to site content appear here." },
});
