import { LENGTHS, type DatePrecision } from "./read-date.ts";

type Picked = {
  /** Previous value; its time is kept. */
  value: string | undefined;
  timeOfDay?: string | undefined;
  precision: DatePrecision;
  /** Inclusive bounds as wall times; a time outside is clamped. */
  min?: string | undefined;
  max?: string | undefined;
};

/** Completes a picked day with the previous time, else the default time of day, else the start of the day. */
export const pickDay = (day: string, { value = "", timeOfDay = "00:00", precision, min, max }: Picked): string => {
  if (precision === "day") return day;
  const time = value.slice(11) || timeOfDay;
  const wall = `${day}T${time}`.padEnd(19, ":00").slice(0, LENGTHS[precision]);
  if (min !== undefined && wall < min) return min;
  return max !== undefined && wall > max ? max : wall;
};
