import type { Contract, Origin, Schema } from "../../contract/contract.ts";
import { expand } from "./expand.ts";
import { isKeptOut, type Direction } from "../direction.ts";
import { isClosed, propertyOf, type PropertyOf } from "./map.ts";
import type { SchemaAt } from "./schema-at.ts";
import { statedOrigin } from "../stated-origin.ts";
import type { Sensitivity } from "../visit.ts";

/** A property, whether it travels in this direction, and its origin. */
export type KnownProperty = PropertyOf & {
  isKeptOut: (direction: Direction) => boolean;
  origin: () => Origin | undefined;
};

/** The schemas of a value and derived data; equal schemas share the same object. */
export type KnownParts = {
  parts: readonly SchemaAt[];
  /** The origin; undefined inherits it from the enclosing value. */
  origin: Origin | undefined;
  sensitive: Sensitivity;
  isMoney: boolean;
  isClosed: boolean;
  property: (name: string) => KnownProperty;
};

const says = (parts: readonly SchemaAt[], key: string, value: unknown) => parts.some((it) => it.node[key] === value);

const lazily = (look: (direction: Direction) => boolean) => {
  const known: Partial<Record<Direction, boolean>> = {};
  return (direction: Direction) => (known[direction] ??= look(direction));
};

const made = (contract: Contract, parts: readonly SchemaAt[]): KnownParts => {
  const properties = new Map<string, KnownProperty>();
  const hasPatterns = parts.some((it) => it.node["patternProperties"] !== undefined);
  let anyOther: KnownProperty | undefined;
  const look = (name: string): KnownProperty => {
    const found = propertyOf(parts, name);
    return {
      ...found,
      isKeptOut: lazily((direction) => isKeptOut(contract, found.schemas, direction)),
      origin: () => statedOrigin(found.schemas.flatMap((it) => expand(contract, it).parts)),
    };
  };
  return {
    parts,
    origin: statedOrigin(parts),
    sensitive: says(parts, "x-secret", true) ? "secret" : says(parts, "x-pii", true) ? "pii" : undefined,
    isMoney: says(parts, "format", "money"),
    isClosed: isClosed(parts),
    property: (name) => {
      const before = properties.get(name);
      if (before) return before;
      const isNamed = parts.some((it) => Object.hasOwn((it.node["properties"] as object | undefined) ?? {}, name));
      // Unnamed keys are unlimited and all alike, so they share one entry.
      if (!isNamed && !hasPatterns) return (anyOther ??= look(name));
      const found = look(name);
      if (isNamed) properties.set(name, found);
      return found;
    },
  };
};

type Known = { ids: WeakMap<Schema, number>; last: number; byIds: Map<string, KnownParts> };
const ofContract = new WeakMap<Contract, Known>();

/** The derived data of schemas that hold together. */
export const knownParts = (contract: Contract, parts: readonly SchemaAt[]): KnownParts => {
  const known = ofContract.get(contract) ?? { ids: new WeakMap(), last: 0, byIds: new Map<string, KnownParts>() };
  ofContract.set(contract, known);
  let key = "";
  for (const { node } of parts) {
    let id = known.ids.get(node);
    if (id === undefined) known.ids.set(node, (id = ++known.last));
    key += `${id},`;
  }
  const before = known.byIds.get(key);
  if (before) return before;
  const found = made(contract, parts);
  known.byIds.set(key, found);
  return found;
};
