const MARK = "refused:";

/**
 * Value of a form or filter for invalid text of a number input: the text with a mark, so that it is never taken for a
 * number, as `1.234` would be that was refused for its decimals. Every number schema refuses it.
 */
export const refusedText = (typed: string): string => MARK + typed;

/** The typed text of a refused value; undefined for any other value. */
export const typedOf = (value: unknown): string | undefined =>
  typeof value === "string" && value.startsWith(MARK) ? value.slice(MARK.length) : undefined;
