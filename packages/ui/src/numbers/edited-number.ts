import { signsOf } from "./format-decimal.ts";

/**
 * Text of a number input while it is edited. `groups` are the offsets of group separators inserted by formatting: unlike
 * typed ones they are ignored, wherever digits are added or removed around them.
 */
export type EditedNumber = { readonly text: string; readonly groups: readonly number[] };

/** A formatted number: all its group separators come from formatting. */
export const formattedNumber = (text: string, locale: string): EditedNumber => {
  const { group } = signsOf(locale);
  return { text, groups: Array.from(text, (sign, offset) => (sign === group ? offset : -1)).filter((at) => at >= 0) };
};

/** The text without the separators inserted by formatting. */
export const withoutGroups = ({ text, groups }: EditedNumber): string =>
  groups.reduceRight((rest, offset) => rest.slice(0, offset) + rest.slice(offset + 1), text);

const commonStart = (a: string, b: string, most: number): number => {
  let length = 0;
  while (length < most && a[length] === b[length]) length += 1;
  return length;
};
const commonEnd = (a: string, b: string, most: number): number => {
  let length = 0;
  while (length < most && a[a.length - 1 - length] === b[b.length - 1 - length]) length += 1;
  return length;
};

/** Start and end of a selection. */
export type TextRange = readonly [start: number, end: number];

/**
 * Applies an edit. Separators outside the edited range still count as formatting. Without the selection before the edit,
 * the whole text counts as typed.
 */
export const editNumber = (before: EditedNumber, text: string, selection: TextRange | undefined): EditedNumber => {
  if (!selection) return { text, groups: [] };
  const shorter = Math.min(before.text.length, text.length);
  const start = commonStart(before.text, text, Math.min(shorter, selection[0]));
  const end = commonEnd(before.text, text, Math.min(shorter - start, before.text.length - selection[1]));
  const moved = text.length - before.text.length;
  const groups = before.groups.flatMap((offset) =>
    offset < start ? [offset] : offset >= before.text.length - end ? [offset + moved] : [],
  );
  return { text, groups };
};
