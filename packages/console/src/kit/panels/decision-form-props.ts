import type { ReactNode } from "react";
import type { z } from "zod";
import type { NoteRule } from "../form/note.ts";
import type { Writer } from "../submit/writer.ts";
import type { Decisions, Extra } from "./decision.ts";
import type { DrawerId } from "./definition/panel-params.ts";
import type { PanelAfter, PanelFailure } from "./use-panel-submit.ts";

export type DecisionFormProps<Action extends string, Input, Data, Shape extends z.ZodRawShape> = {
  /** The drawer that this stands in, and the id of its record: after a decision it goes on to the next. */
  panel: DrawerId;
  id: string;
  /** The drawer closes where there is no next record (money §4). */
  closes?: boolean;
  noun: string;
  /** Heading of the fields: "Decision" unless something else is written. */
  title?: string | undefined;
  decisions: Decisions<Action>;
  /** What the buttons repeat beside the verb: the amount. */
  name?: string | undefined;
  write: Writer<Input, Data>;
  /** The toast where the answer says more than the decision's own words. */
  success?: ((action: Action, answer: Data) => string) | undefined;
  failure?: ((action: Action) => Pick<PanelFailure<Input>, "title" | "words" | "look" | "fieldNames">) | undefined;
  after?: Pick<PanelAfter<Data>, "onUndone"> | undefined;
  note: NoteRule;
  /** The decisions that send the note, with what they ask of it; all unless given. */
  noteRequiredFor?: readonly Action[] | undefined;
  extra?: Extra<Shape> | undefined;
  /** Whether a decision is offered at all. A note that was begun stays all the same, with the reason at the buttons. */
  offered: boolean;
  /** Why this decision cannot be taken now. */
  reason: (action: Action) => string | undefined;
  /** Opens a panel of its own in place of sending, for a decision that takes more than a note. */
  instead?: ((action: Action) => (() => void) | undefined) | undefined;
  input: (action: Action, note: string, extra: z.output<z.ZodObject<Shape>>) => Input;
  /** What is decided about, in a sentence with what follows from it. */
  children: ReactNode;
};
