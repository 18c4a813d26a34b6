import { DecimalField, type DecimalFieldProps } from "./decimal-field.tsx";

export type MoneyFieldProps = DecimalFieldProps & {
  /** Currency code shown in the input: `EUR`. */
  currency: string;
  /** Decimals of the currency: 2 for most, 0 for yen, 8 for bitcoin. */
  scale?: number | undefined;
  /** Minimum number of decimals shown on blur: two, or fewer if the currency has fewer. */
  minDecimals?: number | undefined;
};

/** An amount of money. The value is a decimal text (`"1234.50"`, `""` if empty), never a float. */
export const MoneyField = ({ currency, scale = 2, minDecimals = Math.min(scale, 2), ...props }: MoneyFieldProps) => (
  <DecimalField
    placeholder={minDecimals > 0 ? `0.${"0".repeat(minDecimals)}` : "0"}
    {...props}
    scale={scale}
    minDecimals={minDecimals}
    suffix={currency}
  />
);
