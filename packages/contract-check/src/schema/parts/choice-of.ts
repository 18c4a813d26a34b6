import type { SchemaAt } from "./schema-at.ts";

/** The property whose value selects the alternative, by mapping or component name. */
export type Discriminator = { propertyName: string; mapping: Readonly<Record<string, string>> };

/** Alternatives of a schema. A value fits at least one; for `oneOf` (`isExclusive`) exactly one. */
export type Choice = {
  branches: readonly SchemaAt[];
  isExclusive: boolean;
  discriminator?: Discriminator;
  /** The reference of the schema itself, where its own name selects it without any of the alternatives. */
  self?: string;
};
