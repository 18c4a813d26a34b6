import { LENGTHS, type DatePrecision } from "./read-date.ts";

type Picked = {
  /** What stood there before: its time is kept. */
  value: string | undefined;
  timeOfDay?: string | undefined;
  precision: DatePrecision;
  /** Walls, both inclusive: a time before or after them becomes theirs. */
  min?: string | undefined;
  max?: string | undefined;
};

/** A day of the calendar as a whole value: with the time that stood there, that is meant, or with which the day begins. */
export const pickDay = (day: string, { value = "", timeOfDay = "00:00", precision, min, max }: Picked): string => {
  if (precision === "day") return day;
  const time = value.slice(11) || timeOfDay;
  const wall = `${day}T${time}`.padEnd(19, ":00").slice(0, LENGTHS[precision]);
  if (min !== undefined && wall < min) return min;
  return max !== undefined && wall > max ? max : wall;
};
