import type { components } from "@backoffice/api-client/contract";

type Schemas = components["schemas"];

export type SportFreebetRow = Schemas["SportFreebet"];
export type AppliedFreebetRow = Schemas["AppliedFreebet"];

export type FreebetsTables = {
  templates: Map<string, SportFreebetRow>;
  /** Freebets given to players, latest first. */
  applied: Map<string, AppliedFreebetRow>;
};
