import { CalendarDays } from "lucide-react";
import { useRef, useState, type KeyboardEvent } from "react";
import { cn } from "../cn.ts";
import { useLocale } from "../display/use-locale.ts";
import { IconButton } from "../primitives/icon-button.tsx";
import { Input, type InputProps } from "../primitives/input.tsx";
import { readDate, writeDate, type DatePrecision } from "./read-date.ts";

export type DateBoxProps = Omit<
  InputProps,
  "value" | "onChange" | "type" | "min" | "max" | "step" | "startIcon" | "endSlot" | "inputMode"
> & {
  /**
   * What a clock on the wall shows, `2026-11-21` or `2026-11-21T14:03`; `""` is nothing, undefined what was typed and is
   * no date.
   */
  value: string | undefined;
  /** Gets such a text, `""`, or undefined for what is no date; `isDayOnly` says that all that is missing is the time. */
  onValue: (wall: string | undefined, isDayOnly: boolean) => void;
  precision: DatePrecision;
  /** How dates are written; as the reader's (`LocaleProvider`) without it. */
  locale?: string | undefined;
  /** Which minute of a day is meant where a day alone is typed: `23:59`. */
  timeOfDay?: string | undefined;
  /** Days or times on the wall, both inclusive; they bound the calendar. */
  min?: string | undefined;
  max?: string | undefined;
};

/**
 * A date as the console writes dates, typed or picked: not as the browser's language would have it. What was typed stays
 * in sight until it is a date or an error. Alt+↓ opens the browser's calendar, as in its own boxes.
 */
export const DateBox = ({
  value,
  onValue,
  precision,
  locale: given,
  timeOfDay,
  min,
  max,
  onFocus,
  onBlur,
  className,
  ...rest
}: DateBoxProps) => {
  const { locale } = useLocale({ locale: given });
  const shape = { locale, precision, timeOfDay };
  // What was typed, and what the value was then.
  const [draft, setDraft] = useState<{ text: string; value: string | undefined }>();
  const calendar = useRef<HTMLInputElement>(null);
  const frozen = Boolean(rest.readOnly) || Boolean(rest.disabled);
  // A date that is refused by whoever holds the value, as a time that clocks skip, stays in sight too.
  const isMeant = draft && (draft.value === value || value === undefined);
  const shown = isMeant ? draft.text : writeDate(value ?? "", locale, precision);

  const write = (text: string) => {
    if (frozen) return;
    const wall = readDate(text, shape);
    setDraft({ text, value: wall });
    onValue(wall, wall === undefined && readDate(text, { locale, precision: "day" }) !== undefined);
  };
  const pick = () => calendar.current?.showPicker();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" || !event.altKey || frozen) return;
    event.preventDefault();
    pick();
  };
  return (
    // The box and what stands in it go the same way: that of the month's name.
    <span
      data-slot="date-box"
      dir={/[\u0590-\u08FF]/.test(shown) ? "rtl" : "ltr"}
      className={cn("relative flex min-w-0", className)}
    >
      <Input
        onKeyDown={onKeyDown}
        {...rest}
        autoComplete="off"
        spellCheck={false}
        value={shown}
        onChange={(event) => write(event.currentTarget.value)}
        onFocus={onFocus}
        onBlur={(event) => {
          if (value !== undefined) setDraft(undefined);
          onBlur?.(event);
        }}
        className="w-full tabular"
        {...(!frozen && {
          endSlot: <IconButton size="sm" icon={CalendarDays} label="Calendar" tabIndex={-1} onClick={pick} />,
        })}
      />
      <input
        ref={calendar}
        // The browser's calendar hangs on it.
        type={precision === "day" ? "date" : "datetime-local"}
        aria-hidden
        tabIndex={-1}
        min={min}
        max={max ?? (precision === "day" ? "9999-12-31" : "9999-12-31T23:59")}
        step={precision === "second" ? 1 : undefined}
        value={value ?? ""}
        onChange={(event) => {
          setDraft(undefined);
          onValue(event.currentTarget.value, false);
        }}
        className="pointer-events-none absolute inset-x-0 bottom-0 h-0 w-full opacity-0"
      />
    </span>
  );
};
