import { jsonEntries, jsonPath, maskJson, type Json, type JsonKey } from "../json/json-text.ts";

/** One difference between two values. A subtree that is added or removed as a whole is one change. */
export type Change = {
  /** `limits.deposit.max`, `tags[2]`; empty for the value itself. */
  path: string;
  keys: readonly JsonKey[];
} & (
  | { kind: "added"; after: Json }
  | { kind: "removed"; before: Json }
  | { kind: "changed"; before: Json; after: Json; secret?: boolean }
);

type IsSecret = (key: string) => boolean;

const compare = (before: unknown, after: unknown, keys: readonly JsonKey[], isSecret: IsSecret): Change[] => {
  const path = jsonPath(keys).replace(/^\$\.?/, "");
  const key = keys.at(-1);
  const secret = keys.some((it) => typeof it === "string" && isSecret(it));
  const shown = (value: unknown): Json =>
    secret && typeof key === "string"
      ? (maskJson({ [key]: value }, isSecret) as Record<string, Json>)[key]!
      : maskJson(value, isSecret);
  const at = { path, keys };
  if (before === undefined && after === undefined) return [];
  if (before === undefined) return [{ ...at, kind: "added", after: shown(after) }];
  if (after === undefined) return [{ ...at, kind: "removed", before: shown(before) }];
  if (!secret) {
    const left = jsonEntries(maskJson(before));
    const right = jsonEntries(maskJson(after));
    if (left && right && Array.isArray(before) === Array.isArray(after)) {
      const names = [...new Set([...left, ...right].map(([name]) => name))];
      const pick = (value: unknown, name: JsonKey) =>
        Object.hasOwn(value as object, name) ? (value as Record<JsonKey, unknown>)[name] : undefined;
      return names.flatMap((name) => compare(pick(before, name), pick(after, name), [...keys, name], isSecret));
    }
  }
  if (JSON.stringify(maskJson(before)) === JSON.stringify(maskJson(after))) return [];
  return [{ ...at, kind: "changed", before: shown(before), after: shown(after), ...(secret && { secret }) }];
};

/**
 * Lists the differences between two flat or nested values in the order of their keys. Values under a secret key are
 * masked: the result only says that they changed.
 */
export const diffValues = (before: unknown, after: unknown, isSecret: IsSecret = () => false): Change[] =>
  compare(before ?? undefined, after ?? undefined, [], isSecret);
