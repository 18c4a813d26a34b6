import type { ReactNode } from "react";
import type { PanelStep, WizardSchemas, WizardWrites } from "./wizard-step.ts";

export type WizardPanelProps<Schemas extends WizardSchemas, Writes extends WizardWrites<Schemas>> = {
  /** Given by the panel host to a dialog: the wizard then renders a frame if there is none around it. */
  open?: boolean;
  title: string;
  subtitle?: string | undefined;
  noun: string;
  /** Schemas of the steps, in order. */
  schemas: Schemas;
  /** The writes of steps that are sent on leaving: only the last for the whole wizard, or each step on its own. */
  writes?: Writes;
  steps: {
    [Id in keyof NoInfer<Schemas>]: PanelStep<NoInfer<Schemas>, Id, Id extends keyof Writes ? Writes[Id] : undefined>;
  };
  /** Edits the record around: it is reread before it is sent, and the steps merge what others changed (decision 022). */
  edits?: boolean;
  /** The step to start with, if earlier steps were done before: those are read-only. */
  startsAt?: (keyof Schemas & string) | undefined;
  /** Title of the progress dialog while a step is sent: "New partner". No dialog without it. */
  progress?: string | undefined;
  /** Shown after the last step, with links to continue; without it the panel closes. */
  completion?: ReactNode;
  close: () => void;
};
