export type Scalar = string | number | boolean;

/** The scalar values of a record by name, with those of the objects in it. */
export type KnownRow = ReadonlyMap<string, Scalar>;

export const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isScalar = (value: unknown): value is Scalar =>
  ["string", "number", "boolean"].includes(typeof value) && value !== "" && value !== "*";

/** The values of a record. What stands further out wins over the same name further in. */
export const knownRow = (record: object): KnownRow => {
  const found = new Map<string, Scalar>();
  for (let level = [record]; level.length > 0;) {
    const entries = level.flatMap((it) => Object.entries(it) as [string, unknown][]);
    for (const [name, it] of entries) if (isScalar(it) && !found.has(name)) found.set(name, it);
    level = entries.map(([, it]) => it).filter(isObject);
  }
  return found;
};
