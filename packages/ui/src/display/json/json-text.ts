import { cleanText } from "../../clean-text.ts";
/** A number as it is written in JSON text, with more digits than a double holds (`JSON.rawJSON`). */
type RawJson = { readonly rawJSON: string };
/** A JSON value. */
export type Json = string | number | boolean | null | RawJson | Json[] | { [key: string]: Json };
export type JsonKey = string | number;

export const MASK = "••••••";

export type IsSecret = (key: string) => boolean;

const isRaw = (value: object): value is RawJson =>
  (JSON as { isRawJSON?: (value: unknown) => boolean }).isRawJSON?.(value) ?? false;

/** Returns a copy with the values of secret keys masked. Values that JSON cannot represent become text, or null as in JSON. */
export const maskJson = (value: unknown, isSecret: IsSecret = () => false): Json => {
  if (value === null || value === undefined) return null;
  if (typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (Array.isArray(value)) return value.map((item) => maskJson(item, isSecret));
  if (typeof value === "bigint") return value.toString();
  if (typeof value !== "object") return null;
  if (isRaw(value)) return value;
  // As in `JSON.stringify`: a date returns its text, an exact number its digits.
  if ("toJSON" in value && typeof value.toJSON === "function") return maskJson(value.toJSON(), isSecret);
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      item !== null && item !== undefined && isSecret(key) ? MASK : maskJson(item, isSecret),
    ]),
  );
};

/** The path of a value: `$.players[0]["first name"]`. */
export const jsonPath = (keys: readonly JsonKey[]): string =>
  keys.reduce<string>((path, key) => {
    if (typeof key === "number") return `${path}[${key}]`;
    return /^[A-Za-z_$][\w$]*$/u.test(key) ? `${path}.${key}` : `${path}[${JSON.stringify(key)}]`;
  }, "$");

/** Entries of an object or list; undefined for a primitive value. */
export const jsonEntries = (value: Json): readonly [JsonKey, Json][] | undefined => {
  if (Array.isArray(value)) return value.map((item, index) => [index, item]);
  return value !== null && typeof value === "object" && !isRaw(value) ? Object.entries(value) : undefined;
};

/** A primitive value as JSON writes it; a string without quotes. */
const leafText = (value: Json): string => (typeof value === "string" ? value : JSON.stringify(value));

/** Paths whose key or primitive value contains the query, ignoring case, and all their ancestors. */
export const searchJson = (value: Json, query: string): { hits: ReadonlySet<string>; open: ReadonlySet<string> } => {
  const needle = cleanText(query).toLowerCase();
  const hits = new Set<string>();
  const open = new Set<string>();
  const text = (node: Json) => leafText(node).toLowerCase();
  const visit = (node: Json, keys: readonly JsonKey[]): boolean => {
    const path = jsonPath(keys);
    const entries = jsonEntries(node);
    const key = keys.at(-1);
    const own =
      (typeof key === "string" && key.toLowerCase().includes(needle)) || (!entries && text(node).includes(needle));
    if (own) hits.add(path);
    let below = false;
    for (const [name, item] of entries ?? []) below = visit(item, [...keys, name]) || below;
    if (below) open.add(path);
    return own || below;
  };
  if (needle) visit(value, []);
  return { hits, open };
};
