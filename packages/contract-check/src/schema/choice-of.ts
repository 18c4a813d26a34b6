import type { SchemaAt } from "./schema-at.ts";

/** The property whose value names the alternative: by the mapping, or by the name of a component. */
export type Discriminator = { propertyName: string; mapping: Readonly<Record<string, string>> };

/** Alternatives of a schema. A value fits at least one of them; that `oneOf` wants just one is not asked. */
export type Choice = {
  branches: readonly SchemaAt[];
  discriminator?: Discriminator;
};
