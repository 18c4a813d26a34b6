import type { components } from "@backoffice/api-client/contract";

export type TranslationRow = components["schemas"]["Translation"];
export type TranslationsTables = { rows: Map<string, TranslationRow> };
