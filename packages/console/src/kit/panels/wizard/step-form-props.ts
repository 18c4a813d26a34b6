import type { WizardTools, WizardValues } from "@backoffice/ui";
import type { FormSchema } from "@backoffice/ui/form";
import type { StepHandle } from "./use-wizard-forms.ts";
import type { AnyStep, AnyValid, AnyWrite } from "./wizard-step.ts";

export type StepFormProps = {
  /** Title and noun of the wizard, and the index of this step. */
  title: string;
  noun: string;
  /** Lists the drafts of the steps by this name; undefined if a step moves money. */
  draftTitle: string | undefined;
  id: string;
  schema: FormSchema;
  step: AnyStep;
  write: AnyWrite | undefined;
  tools: WizardTools<unknown, WizardValues>;
  valid: AnyValid;
  /** Whether the wizard edits the record around. */
  edits: boolean;
  /** The write of this step, or of a later one, was already sent. */
  isSent: boolean;
  /** The write of this step is being sent, alone or with a later step. */
  isSaving: boolean;
  /** Why the whole wizard is read-only. */
  readOnly: string | undefined;
  /** Whether input is guarded; not in a wizard that sends nothing. */
  guarded: boolean;
  /** Why all steps are locked: one of them sent money with an unknown outcome. */
  locked: string | undefined;
  register: (handle: StepHandle) => void;
};
