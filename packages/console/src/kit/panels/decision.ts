import type { ReactNode } from "react";
import type { z } from "zod";

/** One way to decide about a record, in words: approve, reject, confirm … */
export type Decision = {
  verb: string;
  /** The toast after it. */
  success: string;
  /** What follows from it, as a sentence: "The player can withdraw to it." */
  outcome?: ReactNode;
  tone: "primary" | "danger";
};

/** The decisions about one kind of record, by the word that the wire has for them. */
export type Decisions<Action extends string> = Readonly<Record<Action, Decision>>;

/** Fields that the call takes beside the note. */
export type Extra<Shape extends z.ZodRawShape> = {
  schema: z.ZodObject<Shape>;
  values: z.input<z.ZodObject<Shape>>;
  fields: ReactNode;
};
