import type { components } from "@backoffice/api-client/contract";

export type CmsBlockRow = components["schemas"]["CmsBlock"];
export type CmsBlocksTables = { blocks: Map<string, CmsBlockRow> };
