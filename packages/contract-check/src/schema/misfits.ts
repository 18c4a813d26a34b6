import type { SchemaAt } from "./parts/schema-at.ts";

/**
 * Caches how well values fit alternatives, since nested choices evaluate the same value at each level. An alternative
 * that leads back to itself never fits.
 */
export const misfits = <P extends { value: unknown }>(look: (branch: SchemaAt, place: P) => number) => {
  const known = new WeakMap<object, Map<unknown, number>>();
  return (branch: SchemaAt, place: P): number => {
    // Primitive values have no identity, so their position is the key.
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
