import { z } from "zod";

/** What a call says of a note: how it is asked for, and its rules. */
export type NoteRule = {
  label: string;
  help?: string | undefined;
  required: boolean;
  /** What is said while a required one is missing, where the documents have a sentence for it. */
  missing?: string | undefined;
  /** Characters, at least: of what is written, without the spaces around it. */
  min?: number | undefined;
  /** Characters, at most. */
  max: number;
};

/** The rule of a note as a schema; `""` when an optional one is left out. */
export const noteText = ({ label, required, missing, min, max }: Omit<NoteRule, "help">) => {
  const text = z.string().trim().max(max, `Use at most ${max} characters.`);
  const there = required ? text.min(1, missing ?? `Write a ${label.toLowerCase()}.`) : text;
  return min === undefined ? there : there.min(min, `Use at least ${min} characters.`);
};

/** Why a decision waits for its note; nothing once it is long enough, or where none is required. */
export const noteWaits = ({ label, required, missing, min = 0 }: NoteRule, written: string): string | undefined => {
  const { length } = written.trim();
  if (required && length === 0) return missing ?? `Write a ${label.toLowerCase()} first.`;
  return length > 0 && length < min ? `Use at least ${min} characters.` : undefined;
};
