import { formatNumber } from "#kit/numbers/format-number.ts";

const UNITS = [
  [1440, "day"],
  [60, "hour"],
  [1, "minute"],
] as const;

/** Formats the delay before the next step in the largest exact unit: 1440 minutes are "1 day". */
export const waitWords = (minutes: number): string => {
  const [size, unit] = UNITS.find(([it]) => minutes % it === 0) ?? [1, "minute"];
  const count = minutes / size;
  return `waits ${formatNumber(count, "en")} ${unit}${count === 1 ? "" : "s"}`;
};
