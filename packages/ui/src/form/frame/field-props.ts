import type { ReactNode } from "react";

/** What every one-line field takes. Only `name` and `label` are needed. */
export type FieldProps = {
  /** Path of the value in the form's values, as in `limits.daily`. */
  name: string;
  label: string;
  /** One short sentence below the control; an error takes its place. */
  help?: ReactNode;
  /** Marks the field (asterisk, `aria-required`). The schema decides whether it really is. */
  required?: boolean | undefined;
  /** Shows the value, cannot be changed. A read-only `Form` sets it for all its fields. */
  readOnly?: boolean | undefined;
  /** Why the value cannot be changed now; shown in place of the help. */
  disabledReason?: string | undefined;
  autoFocus?: boolean | undefined;
  /** Spans both columns of a `FieldGroup`. */
  full?: boolean | undefined;
};
