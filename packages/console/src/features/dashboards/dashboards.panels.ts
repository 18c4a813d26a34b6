// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { PartnerDashboardDrawer as "partner-dashboard" } from "./partner-dashboard/partner-dashboard.drawer.tsx";
