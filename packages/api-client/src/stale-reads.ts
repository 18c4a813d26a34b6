import type { QueryClient } from "@tanstack/react-query";
import type { ReadId, WriteId } from "./generated/operations.ts";
import { isReadOf, isReadOfSame } from "./keys.ts";

/** The table is fetched with the first write: who only reads does not need it. */
export const loadEffects = () => import("./effects.ts").catch(() => undefined);

const pass = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A write that was answered. Its input is absent where it failed: no record is gone then. */
export type Answered = { id: WriteId; input: unknown };

/**
 * Refreshes what writes make stale, each read once; everything, should the table be out of reach or have no row for one
 * of them. What is read of a record that was deleted is not asked for again while its panel closes. `after` is in
 * milliseconds.
 */
export const refreshStale = async (queryClient: QueryClient, writes: readonly Answered[], after = 0) => {
  const [table] = await Promise.all([loadEffects(), after > 0 && pass(after)]);
  const effects = table?.effects as Partial<Record<WriteId, readonly ReadId[]>> | undefined;
  // A call that was described just now has no row yet.
  const reads = writes.map(({ id }) => effects?.[id]);
  const stale = new Set(reads.flatMap((ids) => ids ?? []));
  const isStale = reads.includes(undefined) ? () => true : isReadOf([...stale]);
  const gone = writes.map(({ id, input }) => isReadOfSame(table?.gone[id] ?? [], input));
  // A first read that is still under way would count as the refresh, with an answer from before the write.
  await queryClient.cancelQueries({ predicate: isStale, type: "active" });
  await queryClient.invalidateQueries({ predicate: isStale, refetchType: "none" });
  await queryClient.refetchQueries({
    predicate: (it) => isStale(it) && !gone.some((isGone) => isGone(it)),
    type: "active",
  });
};
