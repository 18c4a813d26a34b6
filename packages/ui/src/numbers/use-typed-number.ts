import { useState } from "react";
import { editNumber, formattedNumber, withoutGroups, type EditedNumber, type TextRange } from "./edited-number.ts";
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
 * The one rule of every number box: focus leaves the text as it is, and what was typed stays in sight until it is a
 * number or an error. A number is written as the locale has it once the box is left; what is none is the value too,
 * marked as refused, so that it stops every form and filter.
 */
export const useTypedNumber = (number: TypedNumber) => {
  const { value, onValue, frozen = false, grouped = true, least = 0, locale } = number;
  // The text while the box has the focus, and the value that it stands for.
  const [draft, setDraft] = useState<{ edited: EditedNumber; value: unknown }>();
  const refused = typedOf(value);
  const refusal = refused === undefined ? undefined : refusalOf(refused, number);
  const plain = plainDecimal(value, locale);
  const left: EditedNumber =
    refused === undefined
      ? formattedNumber(grouped ? formatDecimal(value, locale, least) : plain, locale)
      : { text: refused, groups: [] };
  // A value that came from elsewhere meanwhile is not formatted until the box is left.
  const edited =
    draft === undefined ? left : Object.is(draft.value, value) ? draft.edited : { text: refused ?? plain, groups: [] };

  /** `selection`: of the text before, where the edit began with one. */
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
    /** Why the value is no number; undefined when it is one, or nothing. */
    refusal,
    /** The same, but for what is still being typed and can become a number. */
    problem: draft !== undefined && refused !== undefined && canBecomeDecimal(refused, number) ? undefined : refusal,
    write,
    onFocus: () => {
      if (!frozen) setDraft({ edited: left, value });
    },
    onBlur: () => setDraft(undefined),
  };
};
