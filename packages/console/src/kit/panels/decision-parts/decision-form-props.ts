import type { ReactNode } from "react";
import type { z } from "zod";
import type { Checks } from "#kit/checks/checks-of.ts";
import type { NoteRule } from "#kit/form/note.ts";
import type { Writer } from "#kit/submit/writer.ts";
import type { Decisions, Extra } from "../decision.ts";
import type { DrawerId } from "../definition/panel-params.ts";
import type { WriteAfter, WriteFailure } from "#kit/submit/write-options.ts";

export type DecisionFormProps<Action extends string, Input, Data, Shape extends z.ZodRawShape> = {
  /** The drawer around the form, and the id of its record: after a decision the next record opens. */
  panel: DrawerId;
  id: string;
  /** Closes the drawer if there is no next record (money §4). */
  closes?: boolean;
  noun: string;
  /** Heading of the fields; "Decision" by default. */
  title?: string | undefined;
  decisions: Decisions<Action>;
  /** Whether a decision has no button here. */
  hides?: ((action: Action) => boolean) | undefined;
  /** Whether the next record opens after a decision; after each by default, which the buttons then say. */
  goesOn?: ((action: Action, answer: Data) => boolean) | undefined;
  /** Shown on the buttons after the verb: the amount. */
  name?: string | undefined;
  /** The name of the record in the toast, which links to its drawer. */
  recordName: string;
  write: Writer<Input, Data>;
  /** The toast, if the answer tells more than the decision's own message. */
  success?: ((action: Action, answer: Data) => string) | undefined;
  failure?: ((action: Action) => Pick<WriteFailure<Input>, "title" | "words" | "look" | "fieldNames">) | undefined;
  after?: Pick<WriteAfter<Input, Data>, "onUndone"> | undefined;
  note: NoteRule;
  /** The decisions that apply the rules of the note; all by default. */
  noteRequiredFor?: readonly Action[] | undefined;
  extra?: Extra<Shape> | undefined;
  /** Checks that an approval waits for or asks to confirm. */
  checks?: Checks | undefined;
  /** The record after the verb, in a sentence, for the question about its checks. */
  subject?: ReactNode;
  /** Whether a decision is offered at all. A started note stays anyway, with the reason at the buttons. */
  offered: boolean;
  /** Why this decision is disabled. */
  reason: (action: Action) => string | undefined;
  /** Opens another panel instead of sending, for a decision that needs more than a note. */
  instead?: ((action: Action) => (() => void) | undefined) | undefined;
  input: (action: Action, note: string, extra: z.output<z.ZodObject<Shape>>) => Input;
  /** The decision that an input sends, whose messages are used; the input may have been sent before a reload. */
  actionOf: (sent: Input) => Action;
  /** Tools of the note, below it: they find it in the form around. */
  noteTools?: ReactNode;
  /** One box for the note, its fields and one button, which takes the preferred decision; its menu has the others. */
  composer?: { preferred: Action | undefined; onDecide: (action: Action) => void; more: string } | undefined;
  /** The record and the consequences, in a sentence; left out where the headline and the checks of the record say it. */
  children?: ReactNode;
};
