import { DecimalField } from "./decimal-field.tsx";
import type { FieldProps } from "../frame/field-props.ts";

export type IntegerFieldProps = FieldProps & {
  /** Accepts a leading minus. */
  signed?: boolean | undefined;
  /** Unit after the number, inside the input: "seconds", "%". */
  unit?: string | undefined;
};

/**
 * A whole number without thousands separators, for ports and sort orders. The value is the string of its digits (`""`
 * if empty) until the schema converts it to a number, so that nothing is rounded.
 */
export const IntegerField = ({ unit, ...props }: IntegerFieldProps) => (
  <DecimalField {...props} scale={0} grouped={false} suffix={unit} className="max-w-40" />
);
