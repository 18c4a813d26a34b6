/** What stands in a form where a date was begun and not finished; no schema of dates lets it pass. */
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

/** The wall clock in the zone at a moment (epoch milliseconds), as if it were UTC. */
const wallAt = (moment: number, zone: string): number => {
  const parts = formatOf(zone).formatToParts(moment);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"), of("second"));
};

const LOCAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/;

const isoOf = (moment: number) => new Date(moment).toISOString().replace(/\.000Z$/, "Z");

/**
 * The moment at which clocks in the zone show this (`2026-11-21T14:03`), as `2026-11-21T13:03:00Z`; the first one of an
 * hour that they show twice. A time that they skip is undefined, or as much later. Undefined when the text or the zone is
 * none.
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

/** What clocks in the zone show at a moment: `2026-11-21T14:03`. `""` when it is no moment. */
export const isoToZoned = (iso: unknown, zone: string, seconds = false): string => {
  const moment = typeof iso === "string" && iso !== INCOMPLETE ? Date.parse(iso) : Number.NaN;
  if (Number.isNaN(moment)) return "";
  try {
    return new Date(wallAt(moment, zone)).toISOString().slice(0, seconds ? 19 : 16);
  } catch {
    return "";
  }
};
