import { CalendarDays } from "lucide-react";
import { Suspense, useRef, useState, type KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { cn } from "../cn.ts";
import { useLocale } from "../display/locale/use-locale.ts";
import { lazyComponent, prefetch } from "../lazy-component.ts";
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
   * What a clock on the wall shows, `2026-11-21` or `2026-11-21T14:03`; `""` is nothing, undefined what was typed and is
   * no date.
   */
  value: string | undefined;
  /**
   * Gets such a text, `""`, or undefined for what is no date; `isDayOnly` says that all that is missing is the time,
   * `isPicked` that it comes from the calendar.
   */
  onValue: (wall: string | undefined, how: { isDayOnly: boolean; isPicked: boolean }) => void;
  precision: DatePrecision;
  /** How dates are written; as the reader's (`LocaleProvider`) without it. */
  locale?: string | undefined;
  /** Whose today the calendar marks; the reader's zone without it. */
  timeZone?: string | undefined;
  /** Which minute of a day is meant where a day alone is typed: `23:59`. */
  timeOfDay?: string | undefined;
  /** Days or times on the wall, both inclusive; they bound the calendar. */
  min?: string | undefined;
  max?: string | undefined;
  /** Makes the calendar one of a range. */
  otherEnd?: OtherEnd | undefined;
};

const load = () => import("./date-calendar.tsx");

/**
 * A date as the console writes dates, typed or picked: not as the browser's language would have it. What was typed stays
 * in sight until it is a date or an error. The button and Alt+↓ open a calendar; a day that is picked keeps the time of
 * the box, or gets the first one of the day.
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
  // What was typed, and what the value was then.
  const [draft, setDraft] = useState<{ text: string; value: string | undefined }>();
  /** What opened the calendar, while it is open. */
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const box = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const frozen = Boolean(rest.readOnly) || Boolean(rest.disabled);
  // A date that is refused by whoever holds the value, as a time that clocks skip, stays in sight too.
  const isMeant = draft && (draft.value === value || value === undefined);
  const shown = isMeant ? draft.text : writeDate(value ?? "", locale, precision);
  const DateCalendar = opener && !frozen && lazyComponent(load);

  const write = (text: string) => {
    if (frozen) return;
    const wall = readDate(text, shape);
    setDraft({ text, value: wall });
    const isDayOnly = wall === undefined && readDate(text, { locale, precision: "day" }) !== undefined;
    onValue(wall, { isDayOnly, isPicked: false });
  };
  const close = () => {
    setOpener(null);
    // Another control that was pressed has the focus already, and keeps it.
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
    // Written at once: the time is selected for whoever means another one.
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
    // The box and what stands in it go the same way: that of the month's name.
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
        <Suspense>
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
        </Suspense>
      )}
    </span>
  );
};
