import type { Contract, Parameter } from "../../contract/contract.ts";
import { allPartsOf } from "../../schema/parts/all-parts-of.ts";
import type { Texts } from "./coerce.ts";
import { typesOf } from "./types-of.ts";

/** Raw query pairs: names and values still encoded. */
export type Query = readonly (readonly [name: string, value: string])[];

/** The given value of a parameter, and the query names that it uses. */
export type GivenParameter = { given?: Texts; names: readonly string[] };

export const unescaped = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return text;
  }
};

/** The pairs of a query or a URL-encoded form. */
export const pairsIn = (text: string): Query =>
  text
    .split("&")
    .filter((it) => it !== "")
    .map((it) => {
      const [name = "", ...value] = it.split("=");
      return [unescaped(name), value.join("=")] as const;
    });

/** The query pairs of a URL. */
export const queryOf = (url: URL): Query => pairsIn(url.search.slice(1));

const inPairs = (texts: readonly string[]): Texts =>
  Object.fromEntries(texts.flatMap((it, index) => (index % 2 === 0 ? [[it, texts[index + 1] ?? ""] as const] : [])));
const byEquals = (texts: readonly string[]): Texts =>
  Object.fromEntries(texts.map((it) => [it.split("=")[0]!, it.split("=").slice(1).join("=")]));

/** Parses a list or object written as one text, such as `1,2,3`. */
const packed = (texts: readonly string[], isObject: boolean, explode: boolean): Texts =>
  isObject ? (explode ? byEquals(texts) : inPairs(texts)) : texts;

const shapeOf = (contract: Contract, parameter: Parameter) => {
  const schema = { node: parameter.schema, pointer: parameter.pointer };
  const types = typesOf(contract, schema);
  const isPlain = types.has("string") || types.size === 0;
  return { schema, isList: types.has("array"), isObject: types.has("object") && !types.has("array"), isPlain };
};

/** Parses `filter[from]=…&filter[by][]=…` into an object. */
const deepObject = (name: string, query: Query): GivenParameter => {
  // Without a prototype, which a name such as `__proto__` would otherwise lead to.
  const object = () => Object.create(null) as Record<string, unknown>;
  const whole = object();
  const names: string[] = [];
  const inside = (around: Record<string, unknown>, step: string) => {
    const before = around[step];
    // A text here was given for the same name before: `filter[a]=1&filter[a][b]=2`.
    if (typeof before === "object" && before !== null) return before as Record<string, unknown>;
    return (around[step] = object());
  };
  for (const [key, value] of query) {
    if (!key.startsWith(`${name}[`)) continue;
    names.push(key);
    const steps = [...key.slice(name.length).matchAll(/\[([^\]]*)\]/g)].map((it) => it[1]!);
    const isList = steps.at(-1) === "";
    if (isList) steps.pop();
    let holder = whole;
    for (const step of steps.slice(0, -1)) holder = inside(holder, step);
    const last = steps.at(-1) ?? "";
    const before = holder[last];
    holder[last] = before === undefined && !isList ? unescaped(value) : [before ?? [], unescaped(value)].flat();
  }
  return names.length > 0 ? { given: whole as Texts, names } : { names };
};

const SEPARATORS: Record<string, RegExp> = { spaceDelimited: / /, pipeDelimited: /\|/ };

/** A comma that the client encoded may or may not be part of a value; an unencoded comma separates. */
const splitByComma = (raw: string) => (raw.includes(",") ? raw.split(",").map(unescaped) : unescaped(raw).split(","));

/** The value of a query parameter, by its style. `others` are names of other parameters. */
export const queryParameter = (
  contract: Contract,
  parameter: Parameter,
  query: Query,
  others: () => ReadonlySet<string>,
): GivenParameter => {
  const { name, style, explode, contentType } = parameter;
  const { schema, isList, isObject, isPlain } = shapeOf(contract, parameter);
  if (style === "deepObject" && !contentType) return deepObject(name, query);
  if (isObject && explode && style === "form" && !contentType) {
    const parts = allPartsOf(contract, schema);
    const own = new Set(parts.flatMap((it) => Object.keys((it.node["properties"] as object | undefined) ?? {})));
    const isMap = parts.some(
      ({ node }) => node["additionalProperties"] !== undefined && node["additionalProperties"] !== false,
    );
    const foreign = isMap ? others() : own;
    const pairs = query.filter(([key]) => own.has(key) || (isMap && !foreign.has(key)));
    const texts = Object.fromEntries(pairs.map(([key, value]) => [key, unescaped(value)]));
    return pairs.length > 0 ? { given: texts, names: pairs.map(([key]) => key) } : { names: [] };
  }
  const values = query.filter(([key]) => key === name).map(([, value]) => value);
  const [first] = values;
  if (first === undefined) return { names: [] };
  const names = [name];
  const isPacked = !contentType && !explode && values.length === 1 && (isObject || isList);
  if (!isPacked || (isPlain && !isList && !isObject)) {
    const texts = values.map(unescaped);
    return { given: values.length > 1 || (isList && !isPlain && !contentType) ? texts : texts[0]!, names };
  }
  const separator = SEPARATORS[style];
  const texts = separator ? unescaped(first).split(separator) : splitByComma(first);
  return { given: packed(texts, isObject, false), names };
};

/** The value of a path or header parameter, by its style. */
export const packedParameter = (contract: Contract, parameter: Parameter, text: string): Texts => {
  const { name, style, explode, contentType } = parameter;
  const { isList, isObject } = shapeOf(contract, parameter);
  if (contentType) return text;
  if (style === "label") {
    const inside = text.replace(/^\./, "");
    return isList || isObject ? packed(inside.split(explode ? "." : ","), isObject, explode) : inside;
  }
  if (style === "matrix") {
    const inside = text.replace(/^;/, "");
    if (isObject && explode) return byEquals(inside.split(";"));
    const values = inside.split(";").map((it) => (it.startsWith(`${name}=`) ? it.slice(name.length + 1) : it));
    if (isList && explode) return values;
    return isList || isObject ? packed(values[0]!.split(","), isObject, false) : values[0]!;
  }
  const pieces = parameter.in === "header" ? text.split(",").map((it) => it.trim()) : text.split(",");
  return isList || isObject ? packed(pieces, isObject, explode) : text;
};
