import type { ReactNode } from "react";

/** Props of every one-line field. Only `name` and `label` are required. */
export type FieldProps = {
  /** Path of the value in the form's values, such as `limits.daily`. */
  name: string;
  label: string;
  /** One short sentence below the control; replaced by an error. */
  help?: ReactNode;
  /** A state of the value, at the end of the label's line: "Not published". */
  mark?: ReactNode;
  /** Marks the field as required (asterisk, `aria-required`). The schema validates. */
  required?: boolean | undefined;
  /** Shows the value without editing. A read-only `Form` sets it for all its fields. */
  readOnly?: boolean | undefined;
  /** Reason why the field is disabled; shown in place of the help. */
  disabledReason?: string | undefined;
  autoFocus?: boolean | undefined;
  /** Spans both columns of a `FieldGroup`. */
  full?: boolean | undefined;
};
