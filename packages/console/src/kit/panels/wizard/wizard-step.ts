import type { FormSchema } from "@backoffice/ui/form";
import type { ReactNode } from "react";
import type { z } from "zod";
import type { NamedRecord } from "#kit/references/use-toast-record.ts";
import type { Writer } from "#kit/submit/writer.ts";
import type { WriteFailure } from "#kit/submit/write-options.ts";

/** Schemas of the steps, by id. */
export type WizardSchemas = { readonly [id: string]: FormSchema };

/** Parsed values of the steps. */
export type ValidSteps<Schemas extends WizardSchemas> = { [Id in keyof Schemas]: z.output<Schemas[Id]> };

/** Parsed values of steps whose names are not known. */
export type AnyValid = ValidSteps<WizardSchemas>;

/** Writes of the steps that are sent on leaving. */
export type WizardWrites<Schemas extends WizardSchemas> = { readonly [Id in keyof Schemas]?: Writer<never> };

/** How a step sends its write. A sent step is read-only from then on, so that nothing is created twice. */
export type StepSend<Valid, Input, Data> = {
  /** The input from this step and those before it, all valid; undefined if this step has nothing to send. */
  input: (valid: Valid) => Input | undefined;
  /** The toast after it, if any. */
  success?: string | ((data: Data) => string | undefined);
  /** The record that the toast names and opens. */
  record?: NamedRecord | ((data: Data, sent: Input) => NamedRecord | undefined) | undefined;
  /** How a failed write is reported; titled "Unable To Save Changes" unless the documents have another. */
  failure?: Pick<WriteFailure<Input>, "title" | "words" | "fieldNames">;
  /** Why it is disabled: "This gateway cannot be forced." */
  reason?: string | undefined;
  /** Whether this answer ends the wizard before its last step. */
  ends?: (data: Data) => boolean;
  /**
   * Whether this answer means that nothing was carried out, though it is not a refusal: the step can still be
   * changed and resent. The wizard continues with the next step, which shows the answer; it stays at the last step.
   */
  undone?: (data: Data) => boolean;
  /** `onDone` changes the address, where the wizard restarts at the next step; until then it stays at this one. */
  moves?: boolean;
  /** Keeps what later steps need of the answer. */
  onDone?: (data: Data) => void;
};

/** A way to leave a step: "Increase", with the values that it sets. */
type StepWay<Schemas extends WizardSchemas, Id extends keyof Schemas> = {
  label: string;
  sets: Partial<z.input<Schemas[Id]>>;
  /** Why it is disabled, given the current values. */
  reason?: (values: z.input<Schemas[Id]>) => string | undefined;
};

type StepFields<Schemas extends WizardSchemas, Id extends keyof Schemas> = {
  label: string;
  /** One line under the step's heading. */
  description?: ReactNode;
  /** Initial values of its fields; untouched fields follow their changes. */
  values: z.input<Schemas[Id]>;
  /** Renders its fields for their current values and the valid values of the steps. */
  fields: (values: z.input<Schemas[Id]>, valid: Partial<ValidSteps<Schemas>>) => ReactNode;
  /** Why it cannot be left yet: a value is missing, or no longer fits the valid values of the steps. */
  disabledReason?:
    | ((values: z.input<Schemas[Id]>, valid: Partial<ValidSteps<Schemas>>) => string | undefined)
    | undefined;
  /**
   * Several buttons instead of one, the main one first; each first sets its values in the form. Enter in a field
   * presses none of them.
   */
  ways?: readonly [StepWay<Schemas, Id>, ...StepWay<Schemas, Id>[]] | undefined;
  /** Label of the button that leaves it; "Next", or "Finish" on the last step, by default. `null` for no button. */
  nextLabel?: string | null | undefined;
};

/** A step of a `WizardPanel`: its fields and, if it has a write, how that is sent. */
export type PanelStep<Schemas extends WizardSchemas, Id extends keyof Schemas, Write> = StepFields<Schemas, Id> &
  (Write extends Writer<infer Input, infer Data> ? StepSend<ValidSteps<Schemas>, Input, Data> : unknown);

/** A step without the types of its own values, for loops over all steps. */
export type AnyStep = StepFields<WizardSchemas, string> & Partial<StepSend<AnyValid, unknown, unknown>>;
export type AnyWrite = Writer<unknown>;
