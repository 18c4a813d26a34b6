import { Direction } from "radix-ui";
import { use, useState, type RefObject } from "react";
import { DayPicker, type Matcher, type PropsBase } from "react-day-picker";
import { ClockContext } from "../display/clock/clock.ts";
import { toWall } from "../filters/ranges/wall-clock.ts";
import { Popover, PopoverAnchor, PopoverContent } from "../overlays/popover/popover.tsx";
import { CALENDAR_CLASSES } from "./calendar-classes.ts";
import { CALENDAR_PARTS } from "./calendar-parts.tsx";
import { calendarLabels, weekStart } from "./calendar-labels.ts";
import type { OtherEnd } from "./other-end.ts";

type DateCalendarProps = {
  label: string;
  box: RefObject<HTMLInputElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  /** Wall times, as in `DateBox`. */
  value: string | undefined;
  min: string | undefined;
  max: string | undefined;
  otherEnd: OtherEnd | undefined;
  locale: string;
  timeZone: string;
  /** Receives a day, `2026-11-21`, and its end of the range if the calendar picks a range. */
  onPick: (end: "from" | "to" | undefined, day: string) => void;
  onClose: () => void;
};

/** Selectable years before and after the current one, unless bounds are given. */
const YEARS = { before: 120, after: 20 };

const toDate = (wall: string | undefined) => (wall ? new Date(`${wall.slice(0, 10)}T00:00`) : undefined);
const two = (part: number) => String(part).padStart(2, "0");
const toDay = (date: Date) =>
  `${String(date.getFullYear()).padStart(4, "0")}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** A month below the input, to pick one day, or the start and then the end of a range. */
const DateCalendar = ({
  label,
  box,
  button,
  value,
  min,
  max,
  otherEnd,
  locale,
  timeZone,
  onPick,
  onClose,
}: DateCalendarProps) => {
  const dir = Direction.useDirection();
  const today = toWall(use(ClockContext).now(), timeZone).slice(0, 10);
  const [end, setEnd] = useState(otherEnd?.own);
  const from = otherEnd?.own === "to" ? otherEnd.value : value;
  const to = otherEnd?.own === "to" ? value : otherEnd?.value;
  const first = end === "to" && from && (min === undefined || from > min) ? from : min;
  const year = Number(today.slice(0, 4));

  const pick = (day: Date) => {
    onPick(end, toDay(day));
    if (end === "from") setEnd("to");
    else onClose();
  };
  const bounds: Matcher[] = [];
  if (first) bounds.push({ before: toDate(first)! });
  if (max) bounds.push({ after: toDate(max)! });
  const nearest = first && first > today ? first : max && max < today ? max : today;
  const shared: Omit<PropsBase, "mode" | "required"> = {
    captionLayout: "dropdown",
    navLayout: "around",
    showOutsideDays: true,
    fixedWeeks: true,
    dir,
    lang: locale,
    weekStartsOn: weekStart(locale),
    today: toDate(today)!,
    defaultMonth: toDate(value || otherEnd?.value || nearest)!,
    startMonth: toDate(first) ?? new Date(year - YEARS.before, 0),
    endMonth: toDate(max) ?? new Date(year + YEARS.after, 11),
    disabled: bounds,
    classNames: CALENDAR_CLASSES,
    components: CALENDAR_PARTS,
    ...calendarLabels(locale),
  };

  return (
    <Popover open onOpenChange={(open) => !open && onClose()}>
      <PopoverAnchor virtualRef={box} />
      <PopoverContent
        data-slot="calendar"
        aria-label={`Calendar: ${label}`}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          (event.target as HTMLElement)
            .querySelector<HTMLElement>("[role=grid] button[tabindex='0']")
            ?.focus({ preventScroll: true });
        }}
        // The button closes the calendar itself.
        onInteractOutside={(event) => button.current?.contains(event.target as Node) && event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
      >
        {otherEnd ? (
          <DayPicker
            {...shared}
            mode="range"
            selected={{ from: toDate(from), to: toDate(to) }}
            onSelect={(_range, day) => pick(day)}
            footer={end === "from" ? "Choose the first day." : "Choose the last day."}
          />
        ) : (
          <DayPicker {...shared} mode="single" selected={toDate(value)} onSelect={(_day, picked) => pick(picked)} />
        )}
      </PopoverContent>
    </Popover>
  );
};

export default DateCalendar;
