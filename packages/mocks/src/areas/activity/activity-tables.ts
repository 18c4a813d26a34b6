import type { components } from "@backoffice/api-client/contract";

export type ActivityDetailsRow = components["schemas"]["ActivityDetails"];
export type ActivityKind = "staff" | "operators" | "players" | "support" | "transactions";
export type LoginRow = components["schemas"]["LoginActivityDetails"];

/** Logs by `uuid`. */
export type ActivityTables = Record<ActivityKind, Map<string, ActivityDetailsRow>> & { logins: Map<string, LoginRow> };
