import { useEffect } from "react";
import { Button } from "../../primitives/button/button.tsx";
import { DateBox } from "../../dates/date-box.tsx";
import type { OtherEnd } from "../../dates/other-end.ts";
import { isDate, shownDay } from "./date-text.ts";
import { errorEntries } from "../errors/error-entries.ts";
import { FieldFrame } from "../frame/field-frame.tsx";
import type { FieldProps } from "../frame/field-props.ts";
import { useFormScope } from "../form-scope.ts";
import { useField } from "../frame/use-field.ts";
import { INCOMPLETE } from "./zoned-time.ts";

/** Two ISO dates, both inclusive; `""` if missing. */
export type DateRange = { from: string; to: string };

export type DateRangeFieldProps = FieldProps & {
  /** Inclusive bounds of the calendars. The schema (`dateRange`) validates. */
  min?: string | undefined;
  max?: string | undefined;
  /** Predefined ranges: "Last 7 days". */
  presets?: readonly { label: string; range: DateRange }[] | undefined;
};

const ENDS = [
  ["from", "first day"],
  ["to", "last day"],
] as const;

/** A date range field. The value is `{ from, to }`, two ISO dates. */
export const DateRangeField = (props: DateRangeFieldProps) => {
  const { min, max, presets = [] } = props;
  const field = useField<DateRange>(props);
  const { id, ref, onBlur, autoFocus, "aria-required": required, ...described } = field.control;
  const { labels } = useFormScope();
  useEffect(() => {
    for (const [end, word] of ENDS) labels.set(`${props.name}.${end}`, `${props.label}, ${word}`);
    return () => ENDS.forEach(([end]) => labels.delete(`${props.name}.${end}`));
  }, [labels, props.name, props.label]);
  const range = { from: field.value?.from ?? "", to: field.value?.to ?? "" };
  const wrong = new Set(errorEntries(field.errors).map(({ name }) => name));
  const write = (end: keyof DateRange, text: string) => field.change({ ...range, [end]: text });
  const otherEnd = (own: keyof DateRange): OtherEnd => {
    const other = own === "from" ? "to" : "from";
    return { own, value: shownDay(range[other]), onPick: (day) => write(other, day) };
  };
  return (
    <FieldFrame field={field} props={props} group>
      <div
        id={id}
        role="group"
        data-slot="date-range"
        aria-labelledby={field.labelId}
        {...described}
        onBlur={({ currentTarget, relatedTarget }) => {
          // The calendar belongs to the field but is rendered in a portal.
          const stays = currentTarget.contains(relatedTarget) || relatedTarget?.closest("[data-slot=calendar]");
          if (!stays) onBlur();
        }}
        className="flex min-w-0 flex-wrap items-center gap-2"
      >
        {ENDS.map(([end, word], index) => (
          <span key={end} className="flex min-w-0 items-center gap-2">
            {index > 0 && (
              <span aria-hidden className="text-ink-muted">
                –
              </span>
            )}
            <DateBox
              label={`${props.label}, ${word}`}
              precision="day"
              id={`${id}.${end}`}
              name={`${props.name}.${end}`}
              aria-label={`${props.label}, ${word}`}
              ref={index === 0 ? ref : undefined}
              autoFocus={autoFocus && index === 0}
              required={required}
              min={end === "to" && isDate(range.from) ? range.from : min}
              max={max}
              value={shownDay(range[end])}
              onValue={(day) => write(end, day ?? INCOMPLETE)}
              otherEnd={otherEnd(end)}
              readOnly={field.frozen}
              invalid={wrong.has(end) || wrong.has("")}
              className="w-40"
              {...(props.disabledReason && { "aria-disabled": true })}
            />
          </span>
        ))}
        {!field.frozen && presets.length > 0 && (
          <span className="flex flex-wrap gap-1">
            {presets.map((preset) => (
              <Button key={preset.label} size="sm" variant="ghost" onClick={() => field.change(preset.range)}>
                {preset.label}
              </Button>
            ))}
          </span>
        )}
      </div>
    </FieldFrame>
  );
};
