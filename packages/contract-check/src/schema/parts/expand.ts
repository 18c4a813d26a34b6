import type { Contract, Schema } from "../../contract/contract.ts";
import { childrenOfDiscriminator } from "./children-of-discriminator.ts";
import type { Choice, Discriminator } from "./choice-of.ts";
import { below, type SchemaAt } from "./schema-at.ts";

const list = (node: Schema, key: string) => (node[key] ?? []) as readonly unknown[];

/** A schema with references and `allOf` resolved: its parts, which all hold, and its choices. */
export type Expanded = { parts: readonly SchemaAt[]; choices: readonly Choice[] };

const branchAt = (at: SchemaAt, key: string, node: unknown, index: number) => below(at, node, key, String(index));

const discriminatorOf = ({ node }: SchemaAt): Discriminator | undefined => {
  const written = node["discriminator"] as { propertyName: string; mapping?: Record<string, string> } | undefined;
  return written && { propertyName: written.propertyName, mapping: written.mapping ?? {} };
};

const choicesOf = (at: SchemaAt): Choice[] =>
  ["oneOf", "anyOf"].flatMap((key) => {
    const branches = list(at.node, key).map((it, index) => branchAt(at, key, it, index));
    if (branches.length === 0) return [];
    const discriminator = discriminatorOf(at);
    return [{ branches, isExclusive: key === "oneOf", ...(discriminator && { discriminator }) }];
  });

/** A discriminator without alternatives distinguishes components that extend its schema by `allOf`. */
const childrenOf = (contract: Contract, at: SchemaAt): Choice[] => {
  const discriminator = discriminatorOf(at);
  if (!discriminator || at.pointer === undefined || at.node["oneOf"] || at.node["anyOf"]) return [];
  const children = childrenOfDiscriminator(contract, at.pointer);
  if (children.length === 0) return [];
  const branches = children.map(($ref) => ({ node: { $ref }, pointer: $ref }));
  return [{ branches, isExclusive: false, discriminator, self: at.pointer }];
};

type Found = { parts: SchemaAt[]; choices: Choice[]; parents: SchemaAt[] };

const expandInto = (contract: Contract, at: SchemaAt, into: Found, seen: Set<Schema>) => {
  if (seen.has(at.node)) return;
  seen.add(at.node);
  into.parts.push(at);
  into.choices.push(...choicesOf(at));
  if (at.node["discriminator"]) into.parents.push(at);
  const reference = at.node["$ref"];
  if (typeof reference === "string")
    expandInto(contract, { node: contract.resolve(reference), pointer: reference }, into, seen);
  for (const [index, it] of list(at.node, "allOf").entries())
    expandInto(contract, branchAt(at, "allOf", it, index), into, seen);
};

const cache = new WeakMap<Contract, WeakMap<Schema, Expanded>>();

/** Resolves references and `allOf`. */
export const expand = (contract: Contract, at: SchemaAt): Expanded => {
  const known = cache.get(contract) ?? new WeakMap<Schema, Expanded>();
  cache.set(contract, known);
  const before = known.get(at.node);
  if (before) return before;
  const made: Found = { parts: [], choices: [], parents: [] };
  const seen = new Set<Schema>();
  expandInto(contract, at, made, seen);
  for (const parent of made.parents) {
    // If a child led here, the child is already selected.
    const children = childrenOf(contract, parent);
    const isChild = children.some((it) =>
      it.branches.some(({ pointer }) => pointer !== undefined && seen.has(contract.resolve(pointer))),
    );
    if (!isChild) made.choices.push(...children);
  }
  known.set(at.node, made);
  return made;
};
