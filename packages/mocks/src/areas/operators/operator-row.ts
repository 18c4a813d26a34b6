import type { components } from "@backoffice/api-client/contract";

export type OperatorRow = components["schemas"]["Operator"];
