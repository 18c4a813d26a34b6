/** Something found: its value goes into the query string, its label is shown. */
export type SuggestOption = { value: string; label: string; hint?: string | undefined };

/** Finds what begins with or contains a text; asked from the second character on, ended by the signal. */
export type Suggest = (query: string, signal: AbortSignal) => Promise<readonly SuggestOption[]>;
