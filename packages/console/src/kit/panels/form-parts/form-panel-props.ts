import type { DialogProps } from "@backoffice/ui";
import type { FormProps, FormSchema } from "@backoffice/ui/form";
import type { ReactNode } from "react";
import type { z } from "zod";
import type { Checked } from "#kit/checks/use-checked.tsx";
import type { NamedRecord } from "#kit/references/use-toast-record.ts";
import type { DecidedRecord } from "#kit/submit/decided-record.ts";
import type { Titles } from "../panel-frame.tsx";
import type { PanelWrite, WriteAfter } from "#kit/submit/write-options.ts";

/** The save button: its label, what it waits for, and what it saves about. */
export type FormSave<Schema extends FormSchema> = {
  /** "Save", or "Add bank" for a new record, by default. A function of the values if it shows an amount. */
  label?: string | ((values: z.input<Schema>) => string) | undefined;
  /** Why saving is disabled: a value is missing, or a proposed value has not been visited or changed. */
  disabledReason?:
    | ((values: z.input<Schema>, isTouched: (name: keyof z.input<Schema> & string) => boolean) => string | undefined)
    | undefined;
  /** Why the form is read-only, apart from a missing permission. */
  readOnlyReason?: ReactNode;
  /** A hook: the checks of what is entered, above the fields. Saving waits for them. */
  useChecks?: ((values: z.input<Schema>) => Checked | undefined) | undefined;
  /**
   * Asks the server before submitting whether the key of a new record is taken, for calls that would overwrite; returns
   * errors by field.
   */
  validateAsync?: ((valid: z.output<Schema>) => Promise<Readonly<Record<string, string>> | undefined>) | undefined;
  onInvalid?: FormProps<z.input<Schema>, z.output<Schema>>["onInvalid"];
  /** The record that the values decide about, such as the operator charged; `DecidesAbout` if it is always the same. */
  decides?: ((values: z.input<Schema>) => DecidedRecord) | undefined;
};

export type FormPanelProps<Schema extends FormSchema, Input, Data> = Pick<
  PanelWrite<Input, Data>,
  "write" | "noun" | "success" | "failure" | "close"
> & {
  /** Given by the panel host to a dialog: the form then renders a frame if there is none around it. */
  open?: boolean;
  /** Title and status of the drawer or dialog around it; absent inside a record or on a page, which have their own. */
  frame?: Titles & { status?: ReactNode; size?: DialogProps["size"] };
  schema: Schema;
  /** Initial values of the fields; untouched fields follow their changes. */
  values: z.input<Schema>;
  /** The input of the call, from the parsed values. */
  input: (valid: z.output<Schema>) => Input;
  /**
   * A new record: without the permission no form is shown. `another` offers "Save and add another", which starts with
   * the values of these fields.
   */
  isNew?: boolean | { another: readonly (keyof z.input<Schema> & string)[] } | undefined;
  save?: FormSave<Schema> | undefined;
  /** The record that the toast names and opens; the drawer's own record, or the name of a new one, by default. */
  record?: ((valid: z.output<Schema>, data: Data) => NamedRecord | undefined) | undefined;
  after?: (WriteAfter<Input, Data> & Pick<PanelWrite<Input, Data>, "undo">) | undefined;
  /** Renders the fields for their current values; a `FormNotice` and a `FormAside` among them go to their own slots. */
  children: (values: z.input<Schema>, readOnly: boolean) => ReactNode;
};
