const MARK = "refused:";

/**
 * What a form or a filter holds while what was typed into a number box is none: the text, marked, so that it never
 * passes for a number, which `1.234` would that was refused for its decimals. No schema of numbers lets it pass.
 */
export const refusedText = (typed: string): string => MARK + typed;

/** The text that was typed and is no number; undefined for everything else. */
export const typedOf = (value: unknown): string | undefined =>
  typeof value === "string" && value.startsWith(MARK) ? value.slice(MARK.length) : undefined;
