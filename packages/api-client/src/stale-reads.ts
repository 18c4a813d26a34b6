import type { QueryClient } from "@tanstack/react-query";
import type { ReadId, WriteId } from "./generated/operations.ts";
import { isReadOf, isReadOfSame } from "./keys.ts";

/** The table is loaded with the first write: sessions that only read do not need it. */
export const loadEffects = () => import("./effects.ts").catch(() => undefined);

const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A write that was answered. A failed write has no input here, as it deleted no record. */
export type Answered = { id: WriteId; input: unknown };

/**
 * Refetches the reads that writes made stale, each once; all reads if the table cannot be loaded or has no row for one
 * of the writes. Reads of a deleted record are not refetched while its panel closes. `after` is in milliseconds.
 */
export const refreshStale = async (queryClient: QueryClient, writes: readonly Answered[], after = 0) => {
  const [table] = await Promise.all([loadEffects(), after > 0 && delay(after)]);
  const effects = table?.effects as Partial<Record<WriteId, readonly ReadId[]>> | undefined;
  // A newly described call has no row yet.
  const reads = writes.map(({ id }) => effects?.[id]);
  const stale = new Set(reads.flatMap((ids) => ids ?? []));
  const isStale = reads.includes(undefined) ? () => true : isReadOf([...stale]);
  const gone = writes.map(({ id, input }) => isReadOfSame(table?.gone[id] ?? [], input));
  // A first read under way would count as the refresh, with an answer from before the write.
  await queryClient.cancelQueries({ predicate: isStale, type: "active" });
  await queryClient.invalidateQueries({ predicate: isStale, refetchType: "none" });
  await queryClient.refetchQueries({
    predicate: (it) => isStale(it) && !gone.some((isGone) => isGone(it)),
    type: "active",
  });
};

/** Rereads what a write may have changed, whose answer did not tell whether it was carried out. Never fails. */
export const refreshAfter = (queryClient: QueryClient, { id }: { id: string }): Promise<void> =>
  refreshStale(queryClient, [{ id: id as WriteId, input: undefined }]);
