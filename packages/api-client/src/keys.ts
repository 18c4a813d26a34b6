import type { ReadId } from "./generated/operations.ts";

/** The cache key of one read: the operation, then what it was asked. */
export const keyOf = (id: ReadId, input: unknown): readonly [ReadId, unknown] => [id, input ?? null];

/** Matches the cached reads of the given operations, whatever they were asked. */
export const isReadOf = (ids: readonly ReadId[]) => (query: { queryKey: readonly unknown[] }) =>
  ids.includes(query.queryKey[0] as ReadId);
