import type { Contract, Schema } from "../../contract/contract.ts";
import type { Choice } from "./choice-of.ts";
import { expand } from "./expand.ts";
import { propertyOf } from "./map.ts";
import type { SchemaAt } from "./schema-at.ts";

/** Resolves a mapping value: a reference, or the name of a component. */
export const mappedReference = (mapped: string): string =>
  mapped.includes("/") || mapped.includes("#") ? mapped : `#/components/schemas/${mapped}`;

const referenceOf = ({ node }: SchemaAt) => (typeof node["$ref"] === "string" ? node["$ref"] : undefined);

/** The values of the property that an alternative allows; undefined if unrestricted. */
const ownValues = (contract: Contract, branch: SchemaAt, property: string): unknown[] | undefined => {
  const { parts } = expand(contract, branch);
  const nodes = propertyOf(parts, property).schemas.flatMap((it) =>
    expand(contract, it).parts.map((part) => part.node),
  );
  const said = nodes.find((it) => "const" in it || Array.isArray(it["enum"]));
  return said && ("const" in said ? [said["const"]] : (said["enum"] as unknown[]));
};

/** The discriminator values of alternatives. */
const namesOf = (contract: Contract, { branches, discriminator, self }: Choice): string[] => {
  if (!discriminator) return [];
  const { mapping, propertyName } = discriminator;
  const mapped = new Set(Object.values(mapping).map(mappedReference));
  const own = branches.flatMap((it) => {
    const reference = referenceOf(it);
    if (reference === undefined) return (ownValues(contract, it, propertyName) ?? []).map(String);
    return mapped.has(reference) ? [] : [reference.split("/").at(-1)!];
  });
  const ownName = self === undefined || mapped.has(self) ? [] : [self.split("/").at(-1)!];
  // A name may be mapped to a schema that is none of the alternatives.
  const possible = new Set([self, ...branches.map(referenceOf)]);
  const named = Object.keys(mapping).filter((it) => possible.has(mappedReference(mapping[it]!)));
  return [...named, ...own, ...ownName];
};

/** An alternative that adds nothing to the schema itself. */
const ITSELF: SchemaAt = { node: {} };

/** The result of a discriminator: an alternative, or an unknown value. */
export type Named = { branch: SchemaAt } | { unknown: string; names: readonly string[]; isOpen: boolean };

const isOpen = (contract: Contract, { branches, discriminator }: Choice) =>
  branches.some((branch) => {
    const { schemas } = propertyOf(expand(contract, branch).parts, discriminator!.propertyName);
    return schemas.some((it) => expand(contract, it).parts.some(({ node }: { node: Schema }) => node["x-open-enum"]));
  });

/** The alternative selected by the value; undefined without the property or if any is possible. */
export const namedBy = (contract: Contract, choice: Choice, value: unknown): Named | undefined => {
  const { discriminator, branches } = choice;
  if (!discriminator || typeof value !== "object" || value === null) return undefined;
  const name = (value as Record<string, unknown>)[discriminator.propertyName];
  if (typeof name !== "string") return undefined;
  const reference = mappedReference(Object.hasOwn(discriminator.mapping, name) ? discriminator.mapping[name]! : name);
  const branch = branches.find((it) => referenceOf(it) === reference);
  if (branch) return { branch };
  if (reference === choice.self) return { branch: ITSELF };
  // An alternative without a name is identified by the values it allows.
  const unnamed = branches.filter((it) => referenceOf(it) === undefined);
  const own = unnamed.map((it) => ({ it, values: ownValues(contract, it, discriminator.propertyName) }));
  const allowing = own.find(({ values }) => values?.includes(name));
  if (allowing) return { branch: allowing.it };
  if (own.some(({ values }) => values === undefined)) return undefined;
  return { unknown: name, names: namesOf(contract, choice), isOpen: isOpen(contract, choice) };
};
