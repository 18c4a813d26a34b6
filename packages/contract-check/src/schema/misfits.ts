import type { SchemaAt } from "./parts/schema-at.ts";

/**
 * Remembers how badly values fit alternatives: choices within choices ask for the same value again at every level. An
 * alternative that leads back to itself fits nothing by that way.
 */
export const misfits = <P extends { value: unknown }>(look: (branch: SchemaAt, place: P) => number) => {
  const known = new WeakMap<object, Map<unknown, number>>();
  return (branch: SchemaAt, place: P): number => {
    // What is no object has no identity: there the place stands for it.
    const holder = typeof place.value === "object" && place.value !== null ? place.value : place;
    const ofValue = known.get(holder) ?? new Map<unknown, number>();
    known.set(holder, ofValue);
    const key = branch.node["$ref"] ?? branch.node;
    const before = ofValue.get(key);
    if (before !== undefined) return before;
    ofValue.set(key, Infinity);
    const found = look(branch, place);
    ofValue.set(key, found);
    return found;
  };
};
