import { showPartnerDashboard } from "@backoffice/api-client";
import * as partnersShapes from "@backoffice/api-client/shapes/partners";
import { recordPage } from "#kit/records/record-page.tsx";
import { DashboardPage } from "./dashboard/dashboard.page.tsx";
import { PartnerDashboard } from "./partner-dashboard/partner-dashboard.tsx";

/** Pages by path. */
export default {
  "/dashboard": DashboardPage,
  "/partner-dashboard": recordPage({
    read: showPartnerDashboard,
    shape: partnersShapes.showPartnerDashboard,
    noun: "partner",
    fixed: { period: "THIS_MONTH" },
    wide: true,
    draw: (dashboard) => <PartnerDashboard dashboard={dashboard} />,
    // Partner users see their own dashboard.
    needs: {
      param: "partnerId",
      own: ({ partnerId }) => partnerId,
      text: "Open a partner from the list of partners.",
    },
  }),
};
