import { PartnerDashboardDrawer } from "./partner-dashboard/partner-dashboard.drawer.tsx";

/** What each panel of the feature shows. */
export default {
  "partner-dashboard": PartnerDashboardDrawer,
};
