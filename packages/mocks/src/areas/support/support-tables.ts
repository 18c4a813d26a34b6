import type { components } from "@backoffice/api-client/contract";

export type TicketRow = components["schemas"]["TicketWithMessages"];
export type SupportTables = { tickets: Map<string, TicketRow> };
