import { PartnerDashboardDrawer } from "./partner-dashboard/partner-dashboard.drawer.tsx";

/** Panels by ID. */
export default {
  "partner-dashboard": PartnerDashboardDrawer,
};
