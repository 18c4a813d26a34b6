import { z } from "zod";

/** What a call says of a note: how it is asked for, and its rules. */
export type NoteRule = {
  label: string;
  help?: string | undefined;
  required: boolean;
  /** Characters, at most. */
  max: number;
};

/** The rule of a note as a schema; `""` when an optional one is left out. */
export const noteText = ({ label, required, max }: Pick<NoteRule, "label" | "required" | "max">) => {
  const text = z.string().trim().max(max, `Use at most ${max} characters.`);
  return required ? text.min(1, `Write a ${label.toLowerCase()}.`) : text;
};
