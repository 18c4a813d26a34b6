import type { components } from "@backoffice/api-client/contract";

type Schemas = components["schemas"];

export type CmsEntryRow = Schemas["CmsEntry"];

/** `versions`: which CMS a site uses, by operator or brand. */
export type CmsV1Tables = {
  entries: Map<string, CmsEntryRow>;
  versions: ReadonlyMap<string, Schemas["CmsVersion"]>;
};
