import type { components } from "@backoffice/api-client/contract";

export type CmsPageRow = components["schemas"]["CmsPage"];
export type BlogPostRow = components["schemas"]["BlogPost"];
export type CmsTables = { pages: Map<string, CmsPageRow>; posts: Map<string, BlogPostRow> };
