import { DecimalField, type DecimalFieldProps } from "./decimal-field.tsx";

export type NumberFieldProps = DecimalFieldProps & {
  /** Maximum number of decimals; 0 for a whole number. */
  scale?: number | undefined;
  /** Unit after the number, inside the input: "seconds". */
  unit?: string | undefined;
};

/** A number with decimals, grouped on blur. The value is a decimal text (`"0.125"`, `""` if empty). */
export const NumberField = ({ scale = 6, unit, ...props }: NumberFieldProps) => (
  <DecimalField {...props} scale={scale} suffix={unit} />
);
