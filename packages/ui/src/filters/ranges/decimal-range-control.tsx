import type { ControlProps } from "../control-props.ts";
import type { MoneyRangeFilter } from "./money-range.ts";
import type { NumberRangeFilter } from "./number-range.ts";
import { RangeEnd } from "./range-end.tsx";
import { RangeFrame } from "./range-frame.tsx";

const ENDS = [
  ["from", "From"],
  ["to", "To"],
] as const;

/** Inputs for a range of decimal texts. */
export const DecimalRangeControl = ({
  filter,
  value,
  onChange,
  name,
  invalid = false,
}: ControlProps<MoneyRangeFilter | NumberRangeFilter>) => {
  const [from, to] = ENDS.map(([end, placeholder]) => (
    <RangeEnd
      key={end}
      label={`${filter.label} ${end}`}
      placeholder={placeholder}
      describedBy={name["aria-describedby"]}
      disabled={Boolean(filter.disabledReason)}
      invalid={invalid}
      shape={filter.shape}
      value={value[end]}
      onChange={(next) => onChange({ ...value, [end]: next })}
    />
  ));
  return <RangeFrame name={name} unit={filter.unit} from={from} to={to} />;
};
