import { jsonTokens } from "./json-tokens.ts";

const countKeys = (value: unknown): number => {
  if (typeof value !== "object" || value === null) return 0;
  const inside = Object.values(value).reduce((sum: number, it) => sum + countKeys(it), 0);
  return inside + (Array.isArray(value) ? 0 : Object.keys(value).length);
};

/** The paths of duplicate keys in this JSON text. `value` is the parsed text, which has lost them. */
export const duplicateKeys = (text: string, value: unknown): string[][] => {
  // Usually the number of colons after quotes equals the number of keys, and no tokenizing is needed.
  if ((text.match(/"\s*:/g)?.length ?? 0) === countKeys(value)) return [];
  const seen = new Set<string>();
  const twice = new Map<string, string[]>();
  for (const { kind, path } of jsonTokens(text)) {
    if (kind !== "key") continue;
    const key = JSON.stringify(path);
    if (seen.has(key)) {
      const names = path.filter((it) => typeof it === "string");
      twice.set(JSON.stringify(names), names);
    }
    seen.add(key);
  }
  return [...twice.values()];
};
