import { formatDecimal } from "./format-decimal.ts";

/** A lower bound as a decimal text: `min` is accepted, `above` is not. */
export type LowerBound = { min?: string | undefined; above?: string | undefined };

/** The error of a number below its bound; below zero if there is none. */
export const tooLow = ({ min = "0", above }: LowerBound, locale = "en"): string =>
  above === undefined
    ? `Use at least ${formatDecimal(min, locale)}.`
    : `Use more than ${formatDecimal(above, locale)}.`;

const MARK = "refused:";

/**
 * Value of a form or filter for invalid text of a number input: the text with a mark, so that it is never taken for a
 * number, as `1.234` would be that was refused for its decimals. Every number schema refuses it.
 */
export const refusedText = (typed: string): string => MARK + typed;

/** A number that an input refuses for its minus only. */
const NEGATIVE = /^[-\u2212\u2013]\s*\d[\d.,'’\s]*$/;

/** The error of a value that is no number; of one below zero, the sentence about its lower bound. */
export const notANumber = (value: unknown, lowerBound = tooLow({ min: "0" })): string =>
  NEGATIVE.test(typedOf(value)?.trim() ?? "") ? lowerBound : "Enter a number.";

/** The typed text of a refused value; undefined for any other value. */
export const typedOf = (value: unknown): string | undefined =>
  typeof value === "string" && value.startsWith(MARK) ? value.slice(MARK.length) : undefined;
