import type { Parameter } from "../contract/contract.ts";
import { textOf } from "../findings/text-of.ts";

const SEPARATORS: Readonly<Record<string, string>> = { spaceDelimited: " ", pipeDelimited: "|" };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Serializes a query value by the parameter's style. */
export const queryPairs = (parameter: Parameter, value: unknown): (readonly [name: string, value: string])[] => {
  const { name, style, explode, contentType } = parameter;
  if (contentType) return [[name, JSON.stringify(value)]];
  if (Array.isArray(value))
    return explode
      ? value.map((it) => [name, textOf(it)] as const)
      : [[name, value.map(textOf).join(SEPARATORS[style] ?? ",")]];
  if (!isObject(value)) return [[name, textOf(value)]];
  const pairs = Object.entries(value);
  if (style === "deepObject")
    return pairs.flatMap(([key, it]) => [it].flat().map((one) => [`${name}[${key}]`, textOf(one)] as const));
  return explode
    ? pairs.map(([key, it]) => [key, textOf(it)] as const)
    : [[name, pairs.flatMap(([key, it]) => [key, textOf(it)]).join(SEPARATORS[style] ?? ",")]];
};
