import type { ReadId } from "./generated/operations.ts";

/** The cache key of a read: the operation id, then the input. */
export const keyOf = (id: ReadId, input: unknown): readonly [ReadId, unknown] => [id, input ?? null];

/** Matches the cached reads of the given operations, with any input. */
export const isReadOf = (ids: readonly ReadId[]) => (query: { queryKey: readonly unknown[] }) =>
  ids.includes(query.queryKey[0] as ReadId);

/** All scalar values of an input, from every part of the request. */
const valuesIn = (input: unknown): unknown[] =>
  typeof input === "object" && input !== null ? Object.values(input).flatMap(valuesIn) : [input];

/**
 * Matches the cached reads of the given operations whose inputs have no values other than those of the write's input.
 */
export const isReadOfSame = (ids: readonly ReadId[], input: unknown) => {
  const named = new Set(valuesIn(input));
  return (query: { queryKey: readonly unknown[] }) =>
    isReadOf(ids)(query) && valuesIn(query.queryKey[1]).every((value) => named.has(value));
};
