/** For each format, one with the English names that it needs; null if it shows none. */
const known = new WeakMap<Intl.DateTimeFormat, Intl.DateTimeFormat | null>();

const namesOf = (format: Intl.DateTimeFormat): Intl.DateTimeFormat | null => {
  const cached = known.get(format);
  if (cached !== undefined) return cached;
  const { locale, calendar, timeZone, month, weekday, dateStyle } = format.resolvedOptions();
  const name = (look: string | undefined) => (look && !/numeric|digit/.test(look) ? look : undefined);
  const months = dateStyle ? "short" : name(month);
  const isPlain = locale.startsWith("en") || !(months ?? weekday);
  const names = isPlain
    ? null
    : new Intl.DateTimeFormat(`en-u-ca-${calendar}`, {
        timeZone,
        ...(months && { month: months as "short" }),
        ...(weekday && { weekday: weekday as "short" }),
      });
  known.set(format, names);
  return names;
};

type Part = { type: string; value: string };

/** The parts as a text, with the names of `names`; a month that the locale writes as a number stays one. */
const joined = (parts: readonly Part[], nameOf: (part: Part) => string | undefined): string =>
  parts.map((part) => (/^\p{N}+$/u.test(part.value) ? part.value : (nameOf(part) ?? part.value))).join("");

const nameAt = (names: Intl.DateTimeFormat, at: Date | number, type: string): string | undefined =>
  type === "month" || type === "weekday" ? names.formatToParts(at).find((it) => it.type === type)?.value : undefined;

/**
 * Formats a moment in the order, digits and separators of the format's locale, with English names of months and days, as
 * the interface is English (ruling 58): "5. Mar 2026" in German.
 */
export const withEnglishNames = (format: Intl.DateTimeFormat, at: Date | number): string => {
  const names = namesOf(format);
  return names ? joined(format.formatToParts(at), ({ type }) => nameAt(names, at, type)) : format.format(at);
};

/** The same for a range. */
export const rangeWithEnglishNames = (format: Intl.DateTimeFormat, from: number, to: number): string => {
  const names = namesOf(format);
  if (!names) return format.formatRange(from, to);
  return joined(format.formatRangeToParts(from, to), (part) =>
    nameAt(names, (part as { source?: string }).source === "endRange" ? to : from, part.type),
  );
};
