import type { ControlProps } from "./control-props.ts";
import { typedAmount, typedDecimal } from "./decimal-text.ts";
import type { MoneyRangeFilter } from "./money-range.ts";
import { RangeEnd } from "./range-end.tsx";
import { RangeFrame } from "./range-frame.tsx";

/** Amounts from and to, as decimal text. */
export const MoneyRangeControl = ({
  filter,
  value,
  onChange,
  name,
  invalid = false,
}: ControlProps<MoneyRangeFilter>) => {
  const shared = {
    describedBy: name["aria-describedby"],
    disabled: Boolean(filter.disabledReason),
    invalid,
    typed: (text: string) => typedDecimal(text, filter.scale),
    toValue: (text: string) => typedAmount(text, filter.scale),
  };
  return (
    <RangeFrame
      name={name}
      unit={filter.currency}
      from={
        <RangeEnd
          {...shared}
          label={`${filter.label} from`}
          placeholder="From"
          value={value.from}
          onChange={(from) => onChange({ ...value, from })}
        />
      }
      to={
        <RangeEnd
          {...shared}
          label={`${filter.label} to`}
          placeholder="To"
          value={value.to}
          onChange={(to) => onChange({ ...value, to })}
        />
      }
    />
  );
};
