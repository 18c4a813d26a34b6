import { DecimalField } from "./decimal-field.tsx";
import type { FieldProps } from "../frame/field-props.ts";

export type IntegerFieldProps = FieldProps & {
  /** Takes a leading minus. */
  signed?: boolean | undefined;
  /** In the box after the number: "seconds", "%". */
  unit?: string | undefined;
  /** How thousands are parted in what is typed; the reader's (`LocaleProvider`) without it. */
  locale?: string | undefined;
  placeholder?: string | undefined;
};

/**
 * A whole number, shown without thousands separators, as ports and orders are. The value is the string of its digits
 * (`""` when empty) until the schema makes it a number, so nothing is rounded.
 */
export const IntegerField = ({ unit, ...props }: IntegerFieldProps) => (
  <DecimalField {...props} scale={0} grouped={false} suffix={unit} className="max-w-40" />
);
