import { DecimalField, type DecimalFieldProps } from "./decimal-field.tsx";

export type MoneyFieldProps = DecimalFieldProps & {
  /** The code shown in the box: `EUR`. */
  currency: string;
  /** Decimals of the currency: 2 for most, 0 for yen, 8 for bitcoin. */
  scale?: number | undefined;
  /** Decimals always shown when the box is left: two, or all of a currency that has fewer. */
  least?: number | undefined;
};

/** An amount of money. The value is a decimal text (`"1234.50"`, `""` when empty), never a float. */
export const MoneyField = ({ currency, scale = 2, least = Math.min(scale, 2), ...props }: MoneyFieldProps) => (
  <DecimalField
    placeholder={least > 0 ? `0.${"0".repeat(least)}` : "0"}
    {...props}
    scale={scale}
    least={least}
    suffix={currency}
  />
);
