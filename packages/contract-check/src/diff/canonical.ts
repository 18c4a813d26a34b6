import type { Contract } from "../contract/contract.ts";
import { WORDS } from "../schema/says-something.ts";

/** Lists without a significant order. */
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
  // A recursive value is represented by its distance to the enclosing one.
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

/**
 * A canonical text of a part of a contract: equal for equal meaning, independent of order, references and descriptions.
 */
export const canonical = (value: unknown, contract: Contract): string => written(value, contract, [], false, false);
