import type { ComboboxOption } from "../../primitives/combobox/combobox-filter.ts";

/** Asks for the options that match; give the signal to the request, so that an older one ends. */
export type LoadOptions = (query: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>;

/** Where a search stands: waiting for more letters, on its way, answered, or failed. */
export type RemoteOptions = { state: "short" | "loading" | "ready" | "failed"; options: readonly ComboboxOption[] };

/** Letters that a search needs; fewer would find half the database. */
export const SHORTEST = 2;
