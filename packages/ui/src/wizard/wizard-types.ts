import type { ReactNode } from "react";
import type { IconLike } from "../primitives/icon.tsx";

/** What each step makes, by the step's id: `{ account: Account; limits: Limits; review: undefined }`. */
export type WizardValues = Record<string, unknown>;

/** One of several ways to leave a step, each with a button of its own: "Increase", "Decrease". */
export type WizardWay = {
  label: string;
  /** Why it cannot be taken now. */
  reason?: string | undefined;
  /** Called before the step is left. */
  take: () => void;
};

/** What is wanted of a step's button, by a step that its form does not submit. */
export type StepReport<Value> =
  | { value: Value }
  | { reason: string }
  | { ways: readonly [WizardWay, ...WizardWay[]] }
  | undefined;

/** What a step is given to draw itself. */
export type WizardTools<Value, Values> = {
  /** The id of this step's form: `<Form id={formId} form={form} onSubmit={next}>`. "Next" then submits it. */
  formId: string;
  /** Takes the step's value and goes on; a form's `onSubmit`. Ends when the step's `submit` has. */
  next: (value: Value) => Promise<void>;
  /**
   * For a step that its form does not submit: its value now, why there is none yet ("Choose a file"), or the several
   * ways to leave it, the usual one first; nothing for a form that is submitted as usual. Stays the same function; call
   * it in an event or effect.
   */
  report: (now: StepReport<Value>) => void;
  /** What this step made when it was left, or what `load` got. */
  value: Value | undefined;
  /** What all steps have made so far. */
  values: Partial<Values>;
};

type Step<Id extends string, Value, Values> = {
  id: Id;
  label: string;
  /** One line under the step's heading. */
  description?: ReactNode;
  icon?: IconLike | undefined;
  optional?: boolean | undefined;
  /** What it shows. Mounted when the step is first reached, and kept from then on: going back loses nothing. */
  content: (tools: WizardTools<Value, Values>) => ReactNode;
  /** Gets the step's first value; the step is drawn when it is there, and a failure can be tried again. */
  load?: (() => Promise<Value>) | undefined;
  /**
   * Sends the step when it is left. A rejection is shown in the step, and only this step is tried again. `false` does
   * not leave it: why has been said, perhaps in an earlier step that `show` has opened.
   */
  submit?:
    | ((value: Value, values: Partial<Values>, show: (id: keyof Values & string) => void) => Promise<unknown>)
    | undefined;
  /** On the button that leaves the step; "Next", and "Finish" on the last, without it. `null`: nothing leads on from here. */
  nextLabel?: string | null | undefined;
};

/** A step: its id says what type of value it makes. */
export type WizardStep<Values extends WizardValues> = {
  [Id in keyof Values & string]: Step<Id, Values[Id], Values>;
}[keyof Values & string];

/** The steps in their order; there is at least one. */
export type WizardSteps<Values extends WizardValues> = readonly [WizardStep<Values>, ...WizardStep<Values>[]];
