import { AppServicesPage } from "./lists/app-services.page.tsx";
import { ServersPage } from "./lists/servers.page.tsx";
import { ExportReportsPage } from "./reports/export-reports.page.tsx";

/** Pages by path. */
export default {
  // The specification does not say what it lists: app services, whose charts open from a list (content §2) that has no
  // other page.
  "/tech-support": AppServicesPage,
  "/tech-support/export-report": ExportReportsPage,
  "/tech-support/servers": ServersPage,
};
