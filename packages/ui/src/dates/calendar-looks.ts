import type { ClassNames } from "react-day-picker";
import { buttonLook } from "../primitives/button-look.ts";

const step = `${buttonLook({ look: "ghost", size: "icon" })} aria-disabled:opacity-40`;

/** The parts of a calendar, by the library's names. The state of a day is on its cell. */
export const CALENDAR_LOOKS: Partial<ClassNames> = {
  month: "grid grid-cols-[auto_1fr_auto] items-center gap-x-1 gap-y-2",
  button_previous: step,
  button_next: step,
  month_caption: "min-w-0",
  dropdowns: "grid grid-cols-[3fr_2fr] gap-1",
  month_grid: "col-span-3 justify-self-center border-separate border-spacing-y-0.5",
  weekday: "size-8 p-0 text-center text-meta font-normal text-ink-muted",
  day: "size-8 p-0",
  day_button:
    "size-8 rounded-md border border-transparent tabular outline-focus hover:bg-hover disabled:text-ink-faint disabled:hover:bg-transparent aria-disabled:text-ink-faint",
  today: "[&>button]:border-line-strong",
  outside: "[&>button]:text-ink-faint",
  selected: "[&>button]:bg-accent! [&>button]:font-medium [&>button]:text-accent-contrast!",
  range_start: "rounded-s-md bg-accent-soft",
  range_end: "rounded-e-md bg-accent-soft",
  range_middle: "bg-accent-soft [&>button]:bg-transparent! [&>button]:text-accent-ink!",
  footer: "mt-1 text-meta text-ink-muted",
};
