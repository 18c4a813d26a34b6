import { useState } from "react";
import { editNumber, formattedNumber, withoutGroups, type EditedNumber, type TextRange } from "./edited-number.ts";
import { formatDecimal, plainDecimal } from "./format-decimal.ts";
import { canBecomeDecimal, readDecimal, refusalOf, type DecimalShape } from "./read-decimal.ts";
import { refusedText, typedOf } from "./refused-text.ts";

export type TypedNumber = DecimalShape & {
  /** A decimal text, a refused text, or `""`. */
  value: unknown;
  onValue: (value: string) => void;
  frozen?: boolean | undefined;
  /** Groups thousands on blur and shows the minimum decimals. */
  grouped?: boolean | undefined;
  minDecimals?: number | undefined;
};

/**
 * State of every number input: focus does not change the text, and typed text stays visible until it is a number or an
 * error. A number is formatted for the locale on blur. Invalid text becomes the value too, marked as refused, so that
 * forms and filters do not accept it.
 */
export const useTypedNumber = (number: TypedNumber) => {
  const { value, onValue, frozen = false, grouped = true, minDecimals = 0, locale } = number;
  // The text during editing, and the value it represents.
  const [draft, setDraft] = useState<{ edited: EditedNumber; value: unknown }>();
  const refused = typedOf(value);
  const refusal = refused === undefined ? undefined : refusalOf(refused, number);
  const plain = plainDecimal(value, locale);
  const left: EditedNumber =
    refused === undefined
      ? formattedNumber(grouped ? formatDecimal(value, locale, minDecimals) : plain, locale)
      : { text: refused, groups: [] };
  // A value set from outside during editing is not formatted until blur.
  const edited =
    draft === undefined ? left : Object.is(draft.value, value) ? draft.edited : { text: refused ?? plain, groups: [] };

  /** `selection`: in the text before the edit, if it is known. */
  const write = (text: string, selection?: TextRange) => {
    if (frozen) return;
    const next = editNumber(edited, text, selection);
    const bare = withoutGroups(next);
    const meant = readDecimal(text, number) ?? readDecimal(bare, number) ?? refusedText(bare);
    setDraft((before) => before && { edited: next, value: meant });
    onValue(meant);
  };
  return {
    shown: edited.text,
    /** Error message of a value that is not a number; undefined if it is a number or empty. */
    refusal,
    /** Same as `refusal`, but undefined while further typing can make the text a number. */
    problem: draft !== undefined && refused !== undefined && canBecomeDecimal(refused, number) ? undefined : refusal,
    write,
    onFocus: () => {
      if (!frozen) setDraft({ edited: left, value });
    },
    onBlur: () => setDraft(undefined),
  };
};
