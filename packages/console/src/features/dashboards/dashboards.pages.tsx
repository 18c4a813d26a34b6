import { showDashboardCards, showPartnerDashboard } from "@backoffice/api-client";
import * as dashboardsShapes from "@backoffice/api-client/shapes/dashboards";
import * as partnersShapes from "@backoffice/api-client/shapes/partners";
import { recordPage } from "#kit/records/record-page.tsx";
import { Dashboard } from "./dashboard/dashboard.tsx";
import { PartnerDashboard } from "./partner-dashboard/partner-dashboard.tsx";

/** Pages by path. */
export default {
  "/dashboard": recordPage({
    read: showDashboardCards,
    shape: dashboardsShapes.showDashboardCards,
    noun: "dashboard",
    fixed: { period: "TODAY" },
    draw: (cards) => <Dashboard cards={cards} />,
  }),
  "/partner-dashboard": recordPage({
    read: showPartnerDashboard,
    shape: partnersShapes.showPartnerDashboard,
    noun: "partner",
    fixed: { period: "THIS_MONTH" },
    draw: (dashboard) => <PartnerDashboard dashboard={dashboard} />,
    // Partner users see their own dashboard.
    needs: {
      param: "partnerId",
      own: ({ partnerId }) => partnerId,
      text: "Open a partner from the list of partners.",
    },
  }),
};
