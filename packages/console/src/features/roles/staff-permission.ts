import type { components } from "@backoffice/api-client";

export type StaffPermission = components["schemas"]["StaffPermission"];
