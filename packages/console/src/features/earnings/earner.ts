import type { components } from "@backoffice/api-client";

type Schemas = components["schemas"];

/** Whose earnings: of a player's record or row, what the calls ask for. */
export type Earner = Pick<Schemas["Player"], "playerCode" | "opId">;
