const DAY = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

// Cached, because creating a format is slow.
const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known) return known;
  const two = "2-digit" as const;
  const format = new Intl.DateTimeFormat("en-u-ca-iso8601-nu-latn", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: two,
    day: two,
    hour: two,
    minute: two,
  });
  formats.set(timeZone, format);
  return format;
};

/** Converts epoch milliseconds to wall time in the zone, `2026-11-21T14:03`. */
export const toWall = (at: number, timeZone: string): string => {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return `${(parts["year"] ?? "").padStart(4, "0")}-${parts["month"]}-${parts["day"]}T${parts["hour"]}:${parts["minute"]}`;
};

const WALL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/**
 * Converts wall time in the zone to epoch milliseconds; undefined if the text is not a time. A repeated time is the first
 * one, or the `last` for the end of a range; a skipped time is moved later by the length of the gap.
 */
export const fromWall = (wall: string, timeZone: string, which: "first" | "last" = "first"): number | undefined => {
  const utc = WALL.test(wall) ? Date.parse(`${wall}Z`) : Number.NaN;
  if (Number.isNaN(utc)) return undefined;
  const offsetAt = (at: number) => Date.parse(`${toWall(at, timeZone)}Z`) - at;
  // On the last day of the year 9999 the day after has no wall time of four digits.
  const candidates = [utc - offsetAt(utc - DAY), utc - offsetAt(utc + DAY)]
    .filter(Number.isFinite)
    .toSorted((a, b) => a - b);
  const shown = candidates.filter((at) => toWall(at, timeZone) === wall);
  return (which === "first" ? shown[0] : shown.at(-1)) ?? candidates.at(-1);
};
