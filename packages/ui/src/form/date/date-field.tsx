import { DateBox } from "../../dates/date-box.tsx";
import { formatDay, shownDay } from "./date-text.ts";
import { FieldFrame } from "../frame/field-frame.tsx";
import type { FieldProps } from "../frame/field-props.ts";
import { useField } from "../frame/use-field.ts";
import { INCOMPLETE } from "./zoned-time.ts";

export type DateFieldProps = FieldProps & {
  /** Inclusive bounds of the calendar, shown in the help. The schema (`dateText`) validates. */
  min?: string | undefined;
  max?: string | undefined;
};

const bounds = (min: string | undefined, max: string | undefined): string | undefined => {
  const [first, last] = [formatDay(min), formatDay(max)];
  if (first && last) return `From ${first} to ${last}.`;
  return first ? `${first} or later.` : last ? `${last} or earlier.` : undefined;
};

/** A date field. The value is an ISO date (`"2026-11-21"`), `""` if empty, `"incomplete"` if unfinished. */
export const DateField = (given: DateFieldProps) => {
  const { min, max } = given;
  const props = { ...given, help: given.help ?? bounds(min, max) };
  const field = useField<string>(props);
  const { "aria-required": required, ...control } = field.control;
  return (
    <FieldFrame field={field} props={props}>
      <DateBox
        {...control}
        label={props.label}
        precision="day"
        name={props.name}
        required={required}
        min={min}
        max={max}
        value={shownDay(field.value)}
        onValue={(day) => field.change(day ?? INCOMPLETE)}
        readOnly={field.frozen}
        invalid={Boolean(field.error)}
        className="max-w-44"
      />
    </FieldFrame>
  );
};
