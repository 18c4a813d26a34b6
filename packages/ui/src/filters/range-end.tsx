import { useState } from "react";
import { Input } from "../primitives/input.tsx";

type RangeEndProps = {
  id?: string | undefined;
  label: string;
  placeholder: string;
  describedBy: string | undefined;
  invalid: boolean;
  disabled: boolean;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  /** What was typed as a text on its way to a value; undefined refuses it. */
  typed: (text: string) => string | undefined;
  /** The value of such a text; undefined while there is none. */
  toValue: (text: string) => string | undefined;
};

/** One end of a range. Only what can become a value can be typed, so there is never a text without a meaning. */
export const RangeEnd = ({
  id,
  label,
  placeholder,
  describedBy,
  value,
  onChange,
  typed,
  toValue,
  ...rest
}: RangeEndProps) => {
  const [text, setText] = useState(value ?? "");
  const shown = toValue(text) === value ? text : (value ?? "");
  return (
    <Input
      {...(id !== undefined && { id })}
      aria-label={label}
      {...(describedBy !== undefined && { "aria-describedby": describedBy })}
      {...rest}
      placeholder={placeholder}
      inputMode="decimal"
      autoComplete="off"
      maxLength={40}
      dir="ltr"
      className="min-w-0 flex-1 tabular rtl:text-end"
      value={shown}
      onChange={(event) => {
        const next = typed(event.currentTarget.value);
        if (next === undefined) return;
        setText(next);
        onChange(toValue(next));
      }}
    />
  );
};
