import type { ReactNode } from "react";
import type { z } from "zod";

/** The texts of a decision: approve, reject, confirm … */
export type Decision = {
  verb: string;
  /** The toast after it. */
  success: string;
  /** The consequence, as a sentence: "The player can withdraw to it." */
  outcome?: ReactNode;
  tone: "primary" | "danger";
};

/** The decisions about one kind of record, by wire name. */
export type Decisions<Action extends string> = Readonly<Record<Action, Decision>>;

/** Fields that the call takes besides the note. */
export type Extra<Shape extends z.ZodRawShape> = {
  schema: z.ZodObject<Shape>;
  values: z.input<z.ZodObject<Shape>>;
  fields: ReactNode;
  /** Offered once a note is written: they are about the decision that needs one. */
  withNote?: boolean;
};
