import { jsonTokens } from "./json-tokens.ts";

/** A number that ends in zero, has an exponent or many digits, or is -0; times inside strings are excluded. */
const MAY_BE_ODD = /[:[,]\s*(?:-?(?:\d+(?:\.\d+)?[eE]|[\d.]{16}|\d+\.\d*0(?![\dZz+-]))|-0(?![.\d]))/;

/** Numbers of a JSON text that JavaScript would write differently (`0.10`, 9007199254740993), by path. */
const oddNumbers = (text: string): Map<string, string> => {
  const odd = new Map<string, string>();
  if (!MAY_BE_ODD.test(text)) return odd;
  for (const { kind, path, raw } of jsonTokens(text))
    if (kind === "number" && JSON.stringify(Number(raw)) !== raw) odd.set(JSON.stringify(path), raw);
  return odd;
};

/** Serializes a value as JSON. Numbers unchanged since `before` keep all their digits. */
export const stringifyAsWritten = (value: unknown, before: string): string => {
  const odd = oddNumbers(before);
  if (odd.size === 0) return JSON.stringify(value);
  const written = (node: unknown, path: readonly (string | number)[]): string => {
    if (typeof node === "number") {
      const raw = odd.get(JSON.stringify(path));
      return raw !== undefined && Number(raw) === node ? raw : JSON.stringify(node);
    }
    if (typeof node !== "object" || node === null) return JSON.stringify(node);
    if (Array.isArray(node)) return `[${node.map((it, index) => written(it, [...path, index])).join(",")}]`;
    const pairs = Object.entries(node).filter(([, it]) => it !== undefined);
    return `{${pairs.map(([key, it]) => `${JSON.stringify(key)}:${written(it, [...path, key])}`).join(",")}}`;
  };
  return written(value, []);
};
