import { listAppServices, listExportReports, listServers } from "@backoffice/api-client";
import * as developerShapes from "@backoffice/api-client/shapes/developer";
import * as systemShapes from "@backoffice/api-client/shapes/system";
import { listPage } from "#entities/fields/list-page.ts";

/** What is at each path of the group, until it has screens of its own. */
export default {
  // No document says what it lists: the app services, whose charts open from a list (content §2) that has no other place.
  "/tech-support": listPage({
    read: listAppServices,
    shape: developerShapes.listAppServices,
    label: "App services",
    key: "appName",
  }),
  "/tech-support/export-report": listPage({
    read: listExportReports,
    shape: systemShapes.listExportReports,
    label: "Export reports",
    key: "id",
    first: ["reportType"],
  }),
  "/tech-support/servers": listPage({
    read: listServers,
    shape: systemShapes.listServers,
    label: "Servers",
    key: "appName",
    first: ["title"],
  }),
};
