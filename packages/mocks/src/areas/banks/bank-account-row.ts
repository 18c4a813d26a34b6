import type { components } from "@backoffice/api-client/contract";

export type BankAccountRow = components["schemas"]["BankAccount"];
