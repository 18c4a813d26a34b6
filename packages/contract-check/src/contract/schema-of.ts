import type { Schema } from "./contract.ts";

/** A schema as an object. `true` and `false` are schemas too: anything, and nothing. */
export const schemaOf = (written: unknown): Schema =>
  typeof written === "object" && written !== null ? (written as Schema) : written === false ? { not: {} } : {};
