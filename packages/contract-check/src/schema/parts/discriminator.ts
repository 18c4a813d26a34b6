import type { Contract, Schema } from "../../contract/contract.ts";
import type { Choice } from "./choice-of.ts";
import { expand } from "./expand.ts";
import { propertyOf } from "./map.ts";
import type { SchemaAt } from "./schema-at.ts";

/** What a value of a mapping leads to: it is a reference, or the name of a component. */
export const mappedReference = (mapped: string): string =>
  mapped.includes("/") || mapped.includes("#") ? mapped : `#/components/schemas/${mapped}`;

const referenceOf = ({ node }: SchemaAt) => (typeof node["$ref"] === "string" ? node["$ref"] : undefined);

/** The values that an alternative itself allows of the property; undefined when it does not say. */
const ownValues = (contract: Contract, branch: SchemaAt, property: string): unknown[] | undefined => {
  const { parts } = expand(contract, branch);
  const nodes = propertyOf(parts, property).schemas.flatMap((it) =>
    expand(contract, it).parts.map((part) => part.node),
  );
  const said = nodes.find((it) => "const" in it || Array.isArray(it["enum"]));
  return said && ("const" in said ? [said["const"]] : (said["enum"] as unknown[]));
};

/** The values that name an alternative. */
const namesOf = (contract: Contract, { branches, discriminator }: Choice): string[] => {
  if (!discriminator) return [];
  const { mapping, propertyName } = discriminator;
  const mapped = new Set(Object.values(mapping).map(mappedReference));
  const own = branches.flatMap((it) => {
    const reference = referenceOf(it);
    if (reference === undefined) return (ownValues(contract, it, propertyName) ?? []).map(String);
    return mapped.has(reference) ? [] : [reference.split("/").at(-1)!];
  });
  return [...Object.keys(mapping), ...own];
};

/** What a discriminator says of a value: which alternative it is, or that there is none of that name. */
export type Named = { branch: SchemaAt } | { unknown: string; names: readonly string[]; isOpen: boolean };

const isOpen = (contract: Contract, { branches, discriminator }: Choice) =>
  branches.some((branch) => {
    const { schemas } = propertyOf(expand(contract, branch).parts, discriminator!.propertyName);
    return schemas.some((it) => expand(contract, it).parts.some(({ node }: { node: Schema }) => node["x-open-enum"]));
  });

/** The alternative that the value names; undefined when the value has no such property, or any could be meant. */
export const namedBy = (contract: Contract, choice: Choice, value: unknown): Named | undefined => {
  const { discriminator, branches } = choice;
  if (!discriminator || typeof value !== "object" || value === null) return undefined;
  const name = (value as Record<string, unknown>)[discriminator.propertyName];
  if (typeof name !== "string") return undefined;
  const reference = mappedReference(Object.hasOwn(discriminator.mapping, name) ? discriminator.mapping[name]! : name);
  const branch = branches.find((it) => referenceOf(it) === reference);
  if (branch) return { branch };
  // An alternative without a name of its own is told by the values that it allows.
  const unnamed = branches.filter((it) => referenceOf(it) === undefined);
  const own = unnamed.map((it) => ({ it, values: ownValues(contract, it, discriminator.propertyName) }));
  const allowing = own.find(({ values }) => values?.includes(name));
  if (allowing) return { branch: allowing.it };
  if (own.some(({ values }) => values === undefined)) return undefined;
  return { unknown: name, names: namesOf(contract, choice), isOpen: isOpen(contract, choice) };
};
