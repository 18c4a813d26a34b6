import type { ReactNode } from "react";
import type { IconLike } from "../primitives/icon.tsx";

/** Value types by step id: `{ account: Account; limits: Limits; review: undefined }`. */
export type WizardValues = Record<string, unknown>;

/** One of several ways to leave a step, each with its own button: "Increase", "Decrease". */
export type WizardWay = {
  label: string;
  /** Reason why it is disabled. */
  reason?: string | undefined;
  /** Called before the step is left. */
  take: () => void;
};

/** State of the "Next" button, reported by a step that is not submitted by a form. */
export type StepReport<Value> =
  | { value: Value }
  | { reason: string }
  | { ways: readonly [WizardWay, ...WizardWay[]] }
  | undefined;

/** Tools passed to the content of a step. */
export type WizardTools<Value, Values> = {
  /** Id of the step's form: `<Form id={formId} form={form} onSubmit={next}>`. "Next" then submits it. */
  formId: string;
  /** Takes the step's value and moves on; used as a form's `onSubmit`. Resolves after the step's `submit`. */
  next: (value: Value) => Promise<void>;
  /**
   * For a step that is not submitted by a form: reports its current value, the reason why there is none ("Choose a
   * file"), or the ways to leave it, the usual one first; undefined for a step with a form. Stable; call it in an event
   * handler or effect.
   */
  report: (now: StepReport<Value>) => void;
  /** Value of this step when it was left, or the result of `load`. */
  value: Value | undefined;
  /** Values of all steps so far. */
  values: Partial<Values>;
};

type Step<Id extends string, Value, Values> = {
  id: Id;
  label: string;
  /** One line below the step's heading. */
  description?: ReactNode;
  icon?: IconLike | undefined;
  optional?: boolean | undefined;
  /** Content of the step. Mounted when the step is first reached, and kept mounted, so that going back loses no input. */
  content: (tools: WizardTools<Value, Values>) => ReactNode;
  /** Loads the initial value; the step is rendered afterwards, and a failure can be retried. */
  load?: (() => Promise<Value>) | undefined;
  /**
   * Submits the step when it is left. A rejection is shown in the step, and only this step is retried. `false` keeps the
   * step: the reason has already been shown, perhaps in an earlier step opened with `show`. "undone" moves on to a step
   * that says why nothing was carried out, and leaves this one unticked.
   */
  submit?:
    | ((value: Value, values: Partial<Values>, show: (id: keyof Values & string) => void) => Promise<unknown>)
    | undefined;
  /** Label of the button that leaves the step; defaults to "Next", or "Finish" on the last. `null`: no button. */
  nextLabel?: string | null | undefined;
};

/** A step; its id determines the type of its value. */
export type WizardStep<Values extends WizardValues> = {
  [Id in keyof Values & string]: Step<Id, Values[Id], Values>;
}[keyof Values & string];

/** The steps in order; at least one. */
export type WizardSteps<Values extends WizardValues> = readonly [WizardStep<Values>, ...WizardStep<Values>[]];
