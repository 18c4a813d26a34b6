import { useState } from "react";
import { isDecimal } from "./decimal.ts";
import { formatDecimal, plainDecimal } from "./format-decimal.ts";
import { canBecomeDecimal, readDecimal, refusalOf, type DecimalShape } from "./read-decimal.ts";
import { refusedText, typedOf } from "./refused-text.ts";

export type TypedNumber = DecimalShape & {
  /** A decimal text, a refused one, or `""`. */
  value: unknown;
  onValue: (value: string) => void;
  frozen?: boolean | undefined;
  /** Groups the thousands once the box is left; with decimals always shown then. */
  grouped?: boolean | undefined;
  least?: number | undefined;
};

/**
 * The one rule of every number box: what was typed stays in sight until it is a number or an error. A number is
 * written as the locale has it once the box is left; what is none is the value too, marked as refused, so that it stops
 * every form and filter.
 */
export const useTypedNumber = (number: TypedNumber) => {
  const { value, onValue, frozen = false, grouped = true, least = 0, locale } = number;
  // What is in the box while somebody is in it.
  const [draft, setDraft] = useState<string>();
  const refused = typedOf(value);
  const isMeant =
    draft !== undefined && (refused ?? readDecimal(draft, number)) === (refused === undefined ? value : draft);
  const written = () => (grouped ? formatDecimal(value, locale, least) : plainDecimal(value, locale));
  const shown = refused ?? (draft === undefined ? written() : isMeant ? draft : plainDecimal(value, locale));
  const refusal = refused === undefined ? undefined : refusalOf(refused, number);

  const write = (text: string) => {
    if (frozen) return;
    setDraft((before) => (before === undefined ? undefined : text));
    onValue(readDecimal(text, number) ?? refusedText(text));
  };
  return {
    shown,
    /** Why the value is no number; undefined when it is one, or nothing. */
    refusal,
    /** The same, but for what is still being typed and can become a number. */
    problem: draft !== undefined && refused !== undefined && canBecomeDecimal(refused, number) ? undefined : refusal,
    write,
    onFocus: () => {
      if (!frozen) setDraft(refused ?? (isDecimal(value) ? plainDecimal(value, locale) : ""));
    },
    onBlur: () => setDraft(undefined),
  };
};
