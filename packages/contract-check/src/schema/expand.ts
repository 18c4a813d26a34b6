import type { Contract, Schema } from "../contract/contract.ts";
import { below, type SchemaAt } from "./schema-at.ts";

const list = (node: Schema, key: string) => (node[key] ?? []) as readonly unknown[];

/** Alternatives of a schema: exactly one of them, or at least one, holds. */
export type Choice = {
  branches: readonly SchemaAt[];
  discriminator?: { propertyName: string; mapping: Record<string, string> };
};

/** A schema without references and `allOf`: its parts, all of which hold, and its choices. */
export type Expanded = { parts: readonly SchemaAt[]; choices: readonly Choice[] };

const branchAt = (at: SchemaAt, key: string, node: unknown, index: number) => below(at, node, key, String(index));

const choicesOf = (at: SchemaAt): Choice[] =>
  ["oneOf", "anyOf"].flatMap((key) => {
    const branches = list(at.node, key).map((it, index) => branchAt(at, key, it, index));
    if (branches.length === 0) return [];
    const written = at.node["discriminator"] as { propertyName: string; mapping?: Record<string, string> } | undefined;
    const discriminator = written && { propertyName: written.propertyName, mapping: written.mapping ?? {} };
    return [{ branches, ...(discriminator && { discriminator }) }];
  });

const expandInto = (
  contract: Contract,
  at: SchemaAt,
  into: { parts: SchemaAt[]; choices: Choice[] },
  seen: Set<Schema>,
) => {
  if (seen.has(at.node)) return;
  seen.add(at.node);
  into.parts.push(at);
  into.choices.push(...choicesOf(at));
  const reference = at.node["$ref"];
  if (typeof reference === "string")
    expandInto(contract, { node: contract.resolve(reference), pointer: reference }, into, seen);
  for (const [index, it] of list(at.node, "allOf").entries())
    expandInto(contract, branchAt(at, "allOf", it, index), into, seen);
};

const cache = new WeakMap<Contract, WeakMap<Schema, Expanded>>();

/** Follows references and `allOf`. */
export const expand = (contract: Contract, at: SchemaAt): Expanded => {
  const known = cache.get(contract) ?? new WeakMap<Schema, Expanded>();
  cache.set(contract, known);
  const before = known.get(at.node);
  if (before) return before;
  const made = { parts: [], choices: [] };
  expandInto(contract, at, made, new Set());
  known.set(at.node, made);
  return made;
};
