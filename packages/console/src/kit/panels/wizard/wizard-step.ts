import type { FormSchema } from "@backoffice/ui/form";
import type { ReactNode } from "react";
import type { z } from "zod";
import type { Writer } from "../../submit/writer.ts";
import type { PanelFailure } from "../use-panel-submit.ts";

/** What each step holds, by its id. */
export type WizardSchemas = { readonly [id: string]: FormSchema };

/** What the schemas make of the steps. */
export type ValidSteps<Schemas extends WizardSchemas> = { [Id in keyof Schemas]: z.output<Schemas[Id]> };

/** The same, of steps that are not known by name. */
export type AnyValid = ValidSteps<WizardSchemas>;

/** The writes of those steps that are sent when they are left. */
export type WizardWrites<Schemas extends WizardSchemas> = { readonly [Id in keyof Schemas]?: Writer<never> };

/** What a step says of its write. What was sent is read-only from then on, so that nothing is created twice. */
export type StepSend<Valid, Input, Data> = {
  /** What is sent of this step and those before it, which are all valid; nothing where this step has nothing to send. */
  input: (valid: Valid) => Input | undefined;
  /** The toast after it, if any. */
  success?: string | ((data: Data) => string | undefined);
  /** How it says that its write failed; titled "Unable To Save Changes" unless the documents have another. */
  failure?: Pick<PanelFailure<Input>, "title" | "words" | "fieldNames">;
  /** Why it cannot be sent now: "This gateway cannot be forced." */
  reason?: string | undefined;
  /** Whether this answer ends the wizard before its last step. */
  ends?: (data: Data) => boolean;
  /**
   * Whether this answer means that nothing was carried out, though it is no refusal: the step can still be changed and
   * sent again. The wizard goes on to the next step, which says what was answered; from the last one it does not.
   */
  undone?: (data: Data) => boolean;
  /** `onDone` moves the address, where the wizard begins anew with the next step: until then it stays with this one. */
  moves?: boolean;
  /** Keeps what later steps need of the answer. */
  onDone?: (data: Data) => void;
};

/** A way to leave a step: "Increase", with the values that it stands for. */
type StepWay<Schemas extends WizardSchemas, Id extends keyof Schemas> = {
  label: string;
  sets: Partial<z.input<Schemas[Id]>>;
  /** Why it cannot be taken, for what the fields hold now. */
  reason?: (values: z.input<Schemas[Id]>) => string | undefined;
};

type StepFields<Schemas extends WizardSchemas, Id extends keyof Schemas> = {
  label: string;
  /** One line under the step's heading. */
  description?: ReactNode;
  /** What its fields hold at first; fields that nobody has changed follow when it changes. */
  values: z.input<Schemas[Id]>;
  /** Its fields, for what they hold now and what is valid in the steps. */
  fields: (values: z.input<Schemas[Id]>, valid: Partial<ValidSteps<Schemas>>) => ReactNode;
  /** Why it cannot be left yet, while something is missing, or no longer fits what is valid in the steps. */
  disabledReason?:
    | ((values: z.input<Schemas[Id]>, valid: Partial<ValidSteps<Schemas>>) => string | undefined)
    | undefined;
  /**
   * Several buttons instead of the one that leaves it, the usual one first; each sets its values in the form before.
   * Enter in a field presses none of them.
   */
  ways?: readonly [StepWay<Schemas, Id>, ...StepWay<Schemas, Id>[]] | undefined;
  /** On the button that leaves it; "Next", and "Finish" on the last, unless said otherwise. `null` where nothing does. */
  nextLabel?: string | null | undefined;
};

/** A step of a `WizardPanel`: its fields and, where it has a write, what is sent when it is left. */
export type PanelStep<Schemas extends WizardSchemas, Id extends keyof Schemas, Write> = StepFields<Schemas, Id> &
  (Write extends Writer<infer Input, infer Data> ? StepSend<ValidSteps<Schemas>, Input, Data> : unknown);

/** A step as the wizard itself knows it: the types of each are its own, which a loop over all of them cannot say. */
export type AnyStep = StepFields<WizardSchemas, string> & Partial<StepSend<AnyValid, unknown, unknown>>;
export type AnyWrite = Writer<unknown>;
