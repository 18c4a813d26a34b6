import { z } from "zod";

/** What a call says of a note: how it is asked for, and its rules. */
export type NoteRule = {
  label: string;
  help?: string | undefined;
  required: boolean;
  /** Characters, at least: of what is written, without the spaces around it. */
  min?: number | undefined;
  /** Characters, at most. */
  max: number;
};

/** The rule of a note as a schema; `""` when an optional one is left out. */
export const noteText = ({ label, required, min, max }: Pick<NoteRule, "label" | "required" | "min" | "max">) => {
  const text = z.string().trim().max(max, `Use at most ${max} characters.`);
  const there = required ? text.min(1, `Write a ${label.toLowerCase()}.`) : text;
  return min === undefined ? there : there.min(min, `Use at least ${min} characters.`);
};
