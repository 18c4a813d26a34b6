/** Form value of an unfinished date; every date schema refuses it. */
export const INCOMPLETE = "incomplete";

const formats = new Map<string, Intl.DateTimeFormat>();
const formatOf = (zone: string): Intl.DateTimeFormat => {
  const made = formats.get(zone);
  if (made) return made;
  const two = "2-digit" as const;
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone: zone,
    era: "short",
    year: "numeric",
    month: two,
    day: two,
    hour: two,
    minute: two,
    second: two,
    hourCycle: "h23",
  });
  formats.set(zone, format);
  return format;
};

/** Wall time in the zone at the given epoch milliseconds, as epoch milliseconds as if it were UTC. */
const wallAt = (moment: number, zone: string): number => {
  const parts = formatOf(zone).formatToParts(moment);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"), of("second"));
};

const LOCAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/;

const isoOf = (moment: number) => new Date(moment).toISOString().replace(/\.000Z$/, "Z");

/**
 * Converts wall time in the zone (`2026-11-21T14:03`) to UTC, `2026-11-21T13:03:00Z`; a repeated time is the first one. A
 * skipped time is undefined, or moved later by the length of the gap. Undefined if the text or the zone is invalid.
 */
export const zonedToIso = (local: string, zone: string, skipped: "none" | "later" = "none"): string | undefined => {
  if (!LOCAL.test(local)) return undefined;
  const wall = Date.parse(`${local}Z`);
  if (Number.isNaN(wall)) return undefined;
  try {
    const day = 86_400_000;
    const before = wallAt(wall - day, zone) - (wall - day);
    const after = wallAt(wall + day, zone) - (wall + day);
    const near = [wall - before, wall - after];
    const exact = near.filter((moment) => wallAt(moment, zone) === wall);
    if (exact.length > 0) return isoOf(Math.min(...exact));
    return skipped === "later" ? isoOf(Math.max(...near)) : undefined;
  } catch {
    return undefined;
  }
};

/** Converts a UTC time to wall time in the zone, `2026-11-21T14:03`; `""` if it is invalid. */
export const isoToZoned = (iso: unknown, zone: string, seconds = false): string => {
  const moment = typeof iso === "string" && iso !== INCOMPLETE ? Date.parse(iso) : Number.NaN;
  if (Number.isNaN(moment)) return "";
  try {
    return new Date(wallAt(moment, zone)).toISOString().slice(0, seconds ? 19 : 16);
  } catch {
    return "";
  }
};
