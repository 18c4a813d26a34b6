import type { components } from "@backoffice/api-client";

type Schemas = components["schemas"];

/** The player fields that earnings calls need. */
export type Earner = Pick<Schemas["Player"], "playerCode" | "opId">;
