import type { ControlProps } from "./control-props.ts";
import type { NumberRangeFilter } from "./number-range.ts";
import { RangeEnd } from "./range-end.tsx";
import { RangeFrame } from "./range-frame.tsx";

const textOf = (value: number | undefined) => (value === undefined || Number.isNaN(value) ? undefined : String(value));

/** Numbers from and to. */
export const NumberRangeControl = ({
  filter,
  value,
  onChange,
  name,
  invalid = false,
}: ControlProps<NumberRangeFilter>) => {
  const pattern = filter.whole ? /^-?\d*$/ : /^-?\d*(?:\.\d*)?$/;
  const shared = {
    describedBy: name["aria-describedby"],
    disabled: Boolean(filter.disabledReason),
    invalid,
    typed: (text: string) => {
      const plain = text.replaceAll(/[\s\u00A0\u202F]/g, "").replaceAll(/,(?=\d{3}(?:\D|$))/g, "");
      return pattern.test(plain) ? plain : undefined;
    },
    toValue: (text: string) => (/\d/.test(text) ? textOf(Number(text)) : undefined),
  };
  const write = (text: string | undefined) => (text === undefined ? undefined : Number(text));
  return (
    <RangeFrame
      name={name}
      unit={filter.unit}
      from={
        <RangeEnd
          {...shared}
          label={`${filter.label} from`}
          placeholder="From"
          value={textOf(value.from)}
          onChange={(from) => onChange({ ...value, from: write(from) })}
        />
      }
      to={
        <RangeEnd
          {...shared}
          label={`${filter.label} to`}
          placeholder="To"
          value={textOf(value.to)}
          onChange={(to) => onChange({ ...value, to: write(to) })}
        />
      }
    />
  );
};
