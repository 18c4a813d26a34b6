import { DecimalField, type DecimalFieldProps } from "./decimal-field.tsx";

export type NumberFieldProps = DecimalFieldProps & {
  /** The most decimals; 0 for a whole number. */
  scale?: number | undefined;
  /** In the box after the number: "seconds". */
  unit?: string | undefined;
};

/** A number with decimals, grouped when it is left. The value is a decimal text (`"0.125"`, `""` when empty). */
export const NumberField = ({ scale = 6, unit, ...props }: NumberFieldProps) => (
  <DecimalField {...props} scale={scale} suffix={unit} />
);
