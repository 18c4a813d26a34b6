import type { ReadId, WriteId } from "../generated/operations.ts";

/** Rows of the effects table: the reads that each write makes stale. */
export type Effects = { readonly [Id in WriteId]?: readonly ReadId[] };
