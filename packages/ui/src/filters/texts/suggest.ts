/** A suggestion: the value for the query string and the displayed label. */
export type SuggestOption = { value: string; label: string; hint?: string | undefined };

/** Loads suggestions for a text of at least two characters; aborted by the signal. */
export type Suggest = (query: string, signal: AbortSignal) => Promise<readonly SuggestOption[]>;
