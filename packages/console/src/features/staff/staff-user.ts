import type { components } from "@backoffice/api-client";

/** A staff or partner user, as lists and records have it. */
export type StaffUser = components["schemas"]["StaffUser"];
