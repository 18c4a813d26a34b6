import type { SchemaAt } from "./schema-at.ts";

/** The property whose value names the alternative: by the mapping, or by the name of a component. */
export type Discriminator = { propertyName: string; mapping: Readonly<Record<string, string>> };

/** Alternatives of a schema. A value fits at least one of them; of `oneOf` (`isExclusive`) it fits no other one. */
export type Choice = {
  branches: readonly SchemaAt[];
  isExclusive: boolean;
  discriminator?: Discriminator;
};
