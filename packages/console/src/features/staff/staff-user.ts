import type { components } from "@backoffice/api-client";

/** A member of staff, or a partner's user, as lists and records have them. */
export type StaffUser = components["schemas"]["StaffUser"];
