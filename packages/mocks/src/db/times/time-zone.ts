/** Half an hour in milliseconds: clock changes happen only at its multiples. */
const SLOT = 1_800_000;

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const options = { timeZoneName: "longOffset" } as const;
  try {
    return new Intl.DateTimeFormat("en", { ...options, timeZone });
  } catch {
    // An unknown time zone.
    return new Intl.DateTimeFormat("en", { ...options, timeZone: "UTC" });
  }
};

type Known = { format: Intl.DateTimeFormat; bySlot: Map<number, number> };
const zones = new Map<string, Known>();

const read = ({ format, bySlot }: Known, slot: number): number => {
  const name = format.formatToParts(slot * SLOT).find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign, hours = "0", minutes = "0"] = /([+-])(\d+):(\d+)/.exec(name) ?? [];
  const offset = (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
  bySlot.set(slot, offset);
  return offset;
};

/** The offset of a zone from UTC at a time, in milliseconds. */
const offsetAt = (at: number, timeZone = "UTC"): number => {
  if (timeZone === "UTC") return 0;
  const known = zones.get(timeZone) ?? { format: formatOf(timeZone), bySlot: new Map<number, number>() };
  zones.set(timeZone, known);
  const slot = Math.floor(at / SLOT);
  return known.bySlot.get(slot) ?? read(known, slot);
};

/** The local time of a zone, in milliseconds as if it were UTC. */
export const toLocal = (at: number, timeZone?: string): number => at + offsetAt(at, timeZone);

/** The time at which the zone has this local time; the reverse of {@link toLocal}. */
export const fromLocal = (local: number, timeZone?: string): number =>
  local - offsetAt(local - offsetAt(local, timeZone), timeZone);

/** The local date of a time in the zone, `2026-11-25`. */
export const dayOf = (at: number, timeZone?: string): string =>
  new Date(toLocal(at, timeZone)).toISOString().slice(0, 10);
