import { z } from "zod";
import { formatNumber } from "#kit/numbers/format-number.ts";

/** The note of a call: its label and rules. */
export type NoteRule = {
  label: string;
  help?: string | undefined;
  required: boolean;
  /** The documented error for a missing required note. */
  missing?: string | undefined;
  /** Minimum number of characters, without surrounding spaces. */
  min?: number | undefined;
  /** Maximum number of characters. */
  max: number;
  /** A text that opens a menu in the field, and counts as missing while it is alone. */
  command?: string | undefined;
};

/** The schema of a note; `""` if an optional one is left out. */
export const noteText = ({ label, required, missing, min, max, command }: Omit<NoteRule, "help">) => {
  const text = z
    .string()
    .trim()
    .max(max, `Use at most ${formatNumber(max, "en")} characters.`);
  const error = missing ?? `Write a ${label.toLowerCase()}.`;
  const there = required ? text.min(1, error).refine((written) => written !== command, error) : text;
  return min === undefined ? there : there.min(min, `Use at least ${min} characters.`);
};

/** Why a decision is disabled by its note; undefined once the note is long enough, or if none is required. */
export const noteWaits = (
  { label, required, missing, min = 0, command }: NoteRule,
  written: string,
): string | undefined => {
  const text = written.trim();
  const length = text === command ? 0 : text.length;
  if (required && length === 0) return missing ?? `Write a ${label.toLowerCase()} first.`;
  return length > 0 && length < min ? `Use at least ${min} characters.` : undefined;
};
