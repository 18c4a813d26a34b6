import { NumberBox } from "../../numbers/number-box.tsx";
import type { DecimalShape } from "../../numbers/read-decimal.ts";
import { useTypedNumber } from "../../numbers/use-typed-number.ts";

type RangeEndProps = {
  label: string;
  placeholder: string;
  describedBy: string | undefined;
  invalid: boolean;
  disabled: boolean;
  shape: DecimalShape;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
};

/** Input of one end of a number range. */
export const RangeEnd = ({
  label,
  placeholder,
  describedBy,
  invalid,
  disabled,
  shape,
  value = "",
  onChange,
}: RangeEndProps) => {
  const number = { ...shape, value, onValue: (next: string) => onChange(next === "" ? undefined : next) };
  const typed = useTypedNumber({ ...number, minDecimals: value.split(".")[1]?.length ?? 0 });
  return (
    <NumberBox
      {...{ number, typed, placeholder, disabled }}
      aria-label={label}
      invalid={typed.problem !== undefined || (invalid && typed.refusal === undefined)}
      className="min-w-0 flex-1"
      {...(describedBy !== undefined && { "aria-describedby": describedBy })}
    />
  );
};
