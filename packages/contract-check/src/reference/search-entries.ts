import type { Contract } from "../contract/contract.ts";
import { wireSchema } from "../diff/schemas/wire-schema.ts";
import { itemOf } from "../schema/parts/item-of.ts";
import { propertyOf } from "../schema/parts/map.ts";
import type { SchemaAt } from "../schema/parts/schema-at.ts";
import type { Tag } from "./tags-of.ts";

/** [file and anchor, method, path, summary, operationId, origin, rest: permission, effect, field names]. */
export type SearchEntry = readonly [string, string, string, string, string, string, string];

const fieldNames = (schemas: readonly SchemaAt[], contract: Contract, into: Set<string>, depth = 0): void => {
  if (depth > 6 || schemas.length === 0) return;
  const schema = wireSchema({ schemas: schemas }, contract);
  for (const name of schema.names) {
    into.add(name);
    fieldNames(propertyOf(schema.parts, name).schemas, contract, into, depth + 1);
  }
  fieldNames(itemOf(schema.parts, Infinity), contract, into, depth + 1);
  for (const { branches } of schema.choices) for (const it of branches) fieldNames([it], contract, into, depth + 1);
};

/** The search index: one entry per operation, small enough to load with the page. */
export const searchEntries = (contract: Contract, tags: readonly Tag[]): SearchEntry[] =>
  tags.flatMap((tag) =>
    tag.operations.map((it): SearchEntry => {
      const names = new Set(it.parameters.map((one) => one.name));
      const bodies = [...(it.body?.content.values() ?? []), ...(it.replies.get("200")?.values() ?? [])];
      for (const { schema, pointer } of bodies) if (schema) fieldNames([{ node: schema, pointer }], contract, names);
      const rest = [it.permission, it.effect, tag.name, ...names].join(" ");
      return [`${tag.file}#${it.id}`, it.method.toUpperCase(), it.path, it.summary, it.id, it.origin, rest];
    }),
  );
