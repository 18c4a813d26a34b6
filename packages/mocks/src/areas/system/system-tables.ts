import type { components } from "@backoffice/api-client/contract";

type Schemas = components["schemas"];

export type AdminNotificationRow = Schemas["AdminNotification"];

export type SystemTables = {
  adminNotifications: Map<string, AdminNotificationRow>;
  releaseNotes: readonly Schemas["ReleaseNote"][];
  reports: Map<string, Schemas["ExportReport"]>;
  servers: readonly Schemas["Server"][];
  /** The last 200, newest first. */
  clientReports: Schemas["ClientReport"][];
};
