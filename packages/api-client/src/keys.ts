import type { ReadId } from "./generated/operations.ts";

/** The cache key of one read: the operation, then what it was asked. */
export const keyOf = (id: ReadId, input: unknown): readonly [ReadId, unknown] => [id, input ?? null];

/** Matches the cached reads of the given operations, whatever they were asked. */
export const isReadOf = (ids: readonly ReadId[]) => (query: { queryKey: readonly unknown[] }) =>
  ids.includes(query.queryKey[0] as ReadId);

/** The single values of an input, whatever part of the request holds them. */
const valuesIn = (input: unknown): unknown[] =>
  typeof input === "object" && input !== null ? Object.values(input).flatMap(valuesIn) : [input];

/** Matches the cached reads of the given operations that asked for nothing but what the input of a write names. */
export const isReadOfSame = (ids: readonly ReadId[], input: unknown) => {
  const named = new Set(valuesIn(input));
  return (query: { queryKey: readonly unknown[] }) =>
    isReadOf(ids)(query) && valuesIn(query.queryKey[1]).every((value) => named.has(value));
};
