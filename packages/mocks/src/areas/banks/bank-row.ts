import type { components } from "@backoffice/api-client/contract";

export type BankRow = components["schemas"]["Bank"];
