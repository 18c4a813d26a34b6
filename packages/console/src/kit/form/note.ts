import { z } from "zod";

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
};

/** The schema of a note; `""` if an optional one is left out. */
export const noteText = ({ label, required, missing, min, max }: Omit<NoteRule, "help">) => {
  const text = z.string().trim().max(max, `Use at most ${max} characters.`);
  const there = required ? text.min(1, missing ?? `Write a ${label.toLowerCase()}.`) : text;
  return min === undefined ? there : there.min(min, `Use at least ${min} characters.`);
};

/** Why a decision is disabled by its note; undefined once the note is long enough, or if none is required. */
export const noteWaits = ({ label, required, missing, min = 0 }: NoteRule, written: string): string | undefined => {
  const { length } = written.trim();
  if (required && length === 0) return missing ?? `Write a ${label.toLowerCase()} first.`;
  return length > 0 && length < min ? `Use at least ${min} characters.` : undefined;
};
