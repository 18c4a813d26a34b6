import type { ComboboxOption } from "../../primitives/combobox/combobox-filter.ts";

/** Requests the matching options; pass the signal on, so that outdated requests are aborted. */
export type LoadOptions = (query: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>;

/** State of a search: too few characters, loading, ready or failed. */
export type RemoteOptions = { state: "short" | "loading" | "ready" | "failed"; options: readonly ComboboxOption[] };

/** Minimum number of characters of a search; fewer would match too many records. */
export const SHORTEST = 2;
