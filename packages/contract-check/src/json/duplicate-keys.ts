import { jsonTokens } from "./json-tokens.ts";

const countKeys = (value: unknown): number => {
  if (typeof value !== "object" || value === null) return 0;
  const inside = Object.values(value).reduce((sum: number, it) => sum + countKeys(it), 0);
  return inside + (Array.isArray(value) ? 0 : Object.keys(value).length);
};

/** The paths of keys that an object of this JSON text has twice; `value` is the text parsed, which has lost them. */
export const duplicateKeys = (text: string, value: unknown): string[] => {
  // Nearly always there are as many colons after quotes as there are keys, and nothing needs to be read again.
  if ((text.match(/"\s*:/g)?.length ?? 0) === countKeys(value)) return [];
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const { kind, path } of jsonTokens(text)) {
    if (kind !== "key") continue;
    const key = JSON.stringify(path);
    if (seen.has(key)) twice.add(path.filter((it) => typeof it === "string").join("."));
    seen.add(key);
  }
  return [...twice];
};
