import type { components } from "@backoffice/api-client/contract";

type Schemas = components["schemas"];

export type FooterRow = Schemas["Footer"];
export type MediaRow = Schemas["MediaItem"];

/** Footers by site and language (`op-nordlys/en`); branding and theme by site. */
export type CmsSiteTables = {
  footers: Map<string, FooterRow>;
  media: Map<string, MediaRow>;
  brandings: Map<string, Schemas["Branding"]>;
  themes: Map<string, Schemas["Theme"]>;
};
