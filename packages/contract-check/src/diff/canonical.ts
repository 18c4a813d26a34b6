import type { Contract } from "../contract/contract.ts";
import { WORDS } from "../schema/says-something.ts";

/** Lists whose order means nothing. */
const SETS = new Set(["required", "enum", "type", "allOf", "anyOf", "oneOf"]);

const written = (
  value: unknown,
  contract: Contract,
  stack: readonly unknown[],
  isSet: boolean,
  isNames: boolean,
): string => {
  if (Array.isArray(value)) {
    const parts = value.map((it) => written(it, contract, stack, false, false));
    return `[${(isSet ? parts.toSorted() : parts).join()}]`;
  }
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  // What contains itself is named by how far up it stands.
  const up = stack.indexOf(value);
  if (up >= 0) return `"^${stack.length - up}"`;
  const { $ref, ...rest } = value as Record<string, unknown>;
  const inner = [...stack, value];
  const target = typeof $ref === "string" ? [written(contract.resolve($ref), contract, inner, false, false)] : [];
  const pairs = Object.entries(rest)
    .filter(([key]) => isNames || !WORDS.has(key))
    .map(([key, it]) => `${JSON.stringify(key)}:${written(it, contract, inner, SETS.has(key), key === "properties")}`)
    .toSorted();
  if (target.length > 0 && pairs.length === 0) return target[0]!;
  return `{${[...pairs, ...target].join()}}`;
};

/** A piece of a contract as text: the same for the same meaning, whatever its order, references and words. */
export const canonical = (value: unknown, contract: Contract): string => written(value, contract, [], false, false);
