import { DecimalField, type DecimalFieldProps } from "./decimal-field.tsx";

export type PercentageFieldProps = DecimalFieldProps & {
  /** Maximum number of decimals. */
  scale?: number | undefined;
};

/** A percentage. The value is a decimal text in percent: `"12.5"` is 12.5 %, `""` is empty. */
export const PercentageField = ({ scale = 2, ...props }: PercentageFieldProps) => (
  <DecimalField {...props} scale={scale} suffix="%" />
);
