import type { ClassNames } from "react-day-picker";
import { buttonLook } from "../primitives/button/button-look.ts";

const step = buttonLook({ look: "ghost", size: "icon" });

/**
 * Class names of the calendar's parts, by the library's names. Uses only classes that other components have too, because
 * their rules are in the CSS of the first load.
 */
export const CALENDAR_CLASSES: Partial<ClassNames> = {
  month: "flex max-w-60 flex-wrap items-center gap-1",
  button_previous: step,
  button_next: step,
  month_caption: "min-w-0 flex-1",
  dropdowns: "flex gap-1",
  month_grid: "mx-auto mt-1",
  weekday: "size-8 p-0 text-center text-meta font-normal text-ink-muted",
  day: "p-0",
  range_start: "rounded-s-md bg-accent-soft",
  range_middle: "bg-accent-soft",
  range_end: "rounded-e-md bg-accent-soft",
  footer: "mt-1 text-meta text-ink-muted",
};
