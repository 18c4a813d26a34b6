import type { components } from "@backoffice/api-client/contract";

export type FlowRow = components["schemas"]["FlowWithSteps"];
export type FlowsTables = { flows: Map<string, FlowRow> };
