import { isSecretName } from "../scrub/is-secret-name.ts";
import { isPersonalName } from "../scrub/is-personal-name.ts";
import { isShownName } from "../scrub/shown.ts";

/** The common structure of sampled values. */
export type Shape = {
  count: number;
  types: Set<string>;
  formats: Set<string> | undefined;
  properties: Map<string, Shape>;
  items?: Shape;
  /** The values of names that look like data: those of a map. */
  others?: Shape;
};

const FORMATS: Record<string, RegExp> = {
  uuid: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
  "date-time": /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
  date: /^\d{4}-\d\d-\d\d$/,
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
};

/** The JSON Schema type of a value. */
export const typeOf = (value: unknown): string => {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  return typeof value;
};

const formatsOf = (text: string) => Object.keys(FORMATS).filter((it) => FORMATS[it]!.test(text));

/** An empty shape. */
export const newShape = (): Shape => ({ count: 0, types: new Set(), formats: undefined, properties: new Map() });

/** Maximum nesting of a shape: a deeper one is no part of a contract. */
const DEEPEST = 100;

/** Adds a sample to a shape. */
export const addSample = (shape: Shape, value: unknown, depth = 0): void => {
  shape.count++;
  shape.types.add(typeOf(value));
  if (typeof value === "string") {
    const now = formatsOf(value);
    shape.formats = new Set(shape.formats ? now.filter((it) => shape.formats!.has(it)) : now);
  }
  if (depth >= DEEPEST) return;
  if (Array.isArray(value)) {
    shape.items ??= newShape();
    for (const it of value) addSample(shape.items, it, depth + 1);
  } else if (typeof value === "object" && value !== null)
    for (const [name, inside] of Object.entries(value)) {
      const property = isShownName(name) ? (shape.properties.get(name) ?? newShape()) : (shape.others ??= newShape());
      if (property !== shape.others) shape.properties.set(name, property);
      addSample(property, inside, depth + 1);
    }
};

const WORDS = "Seen in traffic; describe what it means";

const typesOf = ({ types }: Shape): string[] => {
  const kept = [...types].filter((it) => it !== "integer" || !types.has("number"));
  return [...kept.filter((it) => it !== "null"), ...kept.filter((it) => it === "null")];
};

/** The suggested schema of a shape, for a property of this name. */
export const schemaOf = (shape: Shape, name?: string): Record<string, unknown> => {
  const types = typesOf(shape);
  const [format] = shape.formats ?? [];
  const objects = shape.count;
  const properties = [...shape.properties];
  return {
    ...(types.length > 0 && { type: types.length === 1 ? types[0] : types }),
    ...(format && { format }),
    ...(name !== undefined && isSecretName(name) && { "x-secret": true }),
    ...(name !== undefined && isPersonalName(name) && { "x-pii": true }),
    description: WORDS,
    ...(properties.length > 0 && {
      required: properties.filter(([, it]) => it.count >= objects).map(([key]) => key),
      properties: Object.fromEntries(properties.map(([key, it]) => [key, schemaOf(it, key)])),
    }),
    ...(shape.others && { additionalProperties: schemaOf(shape.others) }),
    ...(shape.types.has("array") && { items: shape.items && shape.items.count > 0 ? schemaOf(shape.items) : {} }),
  };
};
