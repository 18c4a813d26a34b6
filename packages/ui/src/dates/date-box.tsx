import { CalendarDays } from "lucide-react";
import { useRef, useState, type KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { cn } from "../cn.ts";
import { serverTime } from "../display/clock/server-time.ts";
import { useLocale } from "../display/locale/use-locale.ts";
import { toWall } from "../filters/ranges/wall-clock.ts";
import { lazyComponent, prefetch } from "../lazy-component.ts";
import { Opening } from "../overlays/opening.tsx";
import { IconButton } from "../primitives/button/icon-button.tsx";
import { Input, type InputProps } from "../primitives/controls/input.tsx";
import { useComposedRefs } from "../primitives/use-composed-refs.ts";
import type { OtherEnd } from "./other-end.ts";
import { pickDay } from "./pick-day.ts";
import { readDate, writeDate, type DatePrecision } from "./read-date.ts";

export type DateBoxProps = Omit<
  InputProps,
  "value" | "onChange" | "type" | "min" | "max" | "step" | "startIcon" | "endSlot" | "inputMode"
> & {
  /** Names the calendar and its button: "Starts". */
  label: string;
  /**
   * Wall time, `2026-11-21` or `2026-11-21T14:03`; `""` is empty, undefined stands for typed text that is not a date.
   */
  value: string | undefined;
  /**
   * Receives a wall time, `""`, or undefined for text that is not a date. `isDayOnly`: only the time is missing.
   * `isPicked`: the date comes from the calendar.
   */
  onValue: (wall: string | undefined, how: { isDayOnly: boolean; isPicked: boolean }) => void;
  precision: DatePrecision;
  /** Locale of dates; defaults to that of `LocaleProvider`. */
  locale?: string | undefined;
  /** Time zone of the calendar's “today”; defaults to that of `LocaleProvider`. */
  timeZone?: string | undefined;
  /** Time added to a day typed without a time: `23:59`. */
  timeOfDay?: string | undefined;
  /** Inclusive bounds of the calendar, as wall times. */
  min?: string | undefined;
  max?: string | undefined;
  /** Makes the calendar pick a range. */
  otherEnd?: OtherEnd | undefined;
};

const load = () => import("./date-calendar.tsx");

/**
 * A date input in the console's format, independent of the browser's language. Typed text stays visible until it is a
 * date or an error. The button and Alt+↓ open a calendar; a picked day keeps the time of the input, or gets the first
 * time of the day.
 */
export const DateBox = ({
  label,
  value,
  onValue,
  precision,
  locale: given,
  timeZone: givenZone,
  timeOfDay,
  min,
  max,
  otherEnd,
  ref,
  onFocus,
  onBlur,
  className,
  ...rest
}: DateBoxProps) => {
  const { locale, timeZone } = useLocale({ locale: given, timeZone: givenZone });
  const shape = { locale, precision, timeOfDay };
  // Typed text, and the value at that time.
  const [draft, setDraft] = useState<{ text: string; value: string | undefined }>();
  /** The element that opened the calendar, while it is open. */
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const box = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const frozen = Boolean(rest.readOnly) || Boolean(rest.disabled);
  // A date that the caller refuses, such as a time skipped by daylight saving, stays visible too.
  const isMeant = draft && (draft.value === value || value === undefined);
  const shown = isMeant ? draft.text : writeDate(value ?? "", locale, precision);
  const DateCalendar = opener && !frozen && lazyComponent(load);

  const write = (text: string) => {
    if (frozen) return;
    const now = toWall(serverTime(), timeZone);
    const wall = readDate(text, { ...shape, now });
    setDraft({ text, value: wall });
    const isDayOnly = wall === undefined && readDate(text, { locale, precision: "day", now }) !== undefined;
    onValue(wall, { isDayOnly, isPicked: false });
  };
  const close = () => {
    setOpener(null);
    // A control that was clicked to close the calendar keeps the focus.
    const focused = document.activeElement;
    if (focused === document.body || focused?.closest("[data-slot=calendar]")) opener?.focus({ preventScroll: true });
  };
  const pick = (end: "from" | "to" | undefined, day: string) => {
    if (otherEnd && end !== otherEnd.own) {
      otherEnd.onPick(pickDay(day, { ...otherEnd, precision, min, max }));
      return;
    }
    setDraft(undefined);
    const wall = pickDay(day, { value, timeOfDay, precision, min, max });
    // Rendered synchronously, so that the time can be selected for editing.
    flushSync(() => onValue(wall, { isDayOnly: false, isPicked: true }));
    if (precision === "day" || otherEnd) return;
    const input = box.current!;
    input.focus({ preventScroll: true });
    input.setSelectionRange(input.value.search(/[\d:]+$/), input.value.length);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== "ArrowDown" || !event.altKey || frozen) return;
    event.preventDefault();
    setOpener(event.currentTarget);
  };
  return (
    // Input and text have the direction of the month's name.
    <span
      data-slot="date-box"
      dir={/[\u0590-\u08FF]/.test(shown) ? "rtl" : "ltr"}
      className={cn("relative flex min-w-0", className)}
    >
      <Input
        onKeyDown={onKeyDown}
        {...rest}
        ref={useComposedRefs(box, ref)}
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
          endSlot: (
            <IconButton
              ref={button}
              size="sm"
              icon={CalendarDays}
              label={`Open calendar: ${label}`}
              aria-haspopup="dialog"
              aria-expanded={opener !== null}
              onPointerEnter={() => prefetch(load)}
              onFocus={() => prefetch(load)}
              onClick={({ currentTarget }) => (opener ? close() : setOpener(currentTarget))}
            />
          ),
        })}
      />
      {DateCalendar && (
        <Opening onCancel={close}>
          <DateCalendar
            label={label}
            box={box}
            button={button}
            value={value}
            min={min}
            max={max}
            otherEnd={otherEnd}
            locale={locale}
            timeZone={timeZone}
            onPick={pick}
            onClose={close}
          />
        </Opening>
      )}
    </span>
  );
};
