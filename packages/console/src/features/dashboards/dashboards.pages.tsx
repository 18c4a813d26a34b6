import { showDashboardCards, showPartnerDashboard } from "@backoffice/api-client";
import * as dashboardsShapes from "@backoffice/api-client/shapes/dashboards";
import * as partnersShapes from "@backoffice/api-client/shapes/partners";
import { recordPage } from "#kit/records/record-page.tsx";
import { PartnerFigures } from "./partner-dashboard/partner-figures.tsx";

/** What is at each path of the group, until it has screens of its own. */
export default {
  "/dashboard": recordPage({
    read: showDashboardCards,
    shape: dashboardsShapes.showDashboardCards,
    noun: "dashboard",
    fixed: { period: "TODAY" },
  }),
  "/partner-dashboard": recordPage({
    read: showPartnerDashboard,
    shape: partnersShapes.showPartnerDashboard,
    noun: "partner",
    fixed: { period: "THIS_MONTH" },
    draw: (dashboard) => <PartnerFigures dashboard={dashboard} />,
    // A partner's user sees their own.
    needs: {
      param: "partnerId",
      own: ({ partnerId }) => partnerId,
      text: "Open a partner from the list of partners.",
    },
  }),
};
