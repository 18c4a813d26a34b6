const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of a moment in a time zone: "2026-11-21". */
export const dayInZone = (at: number, timeZone: string): string => {
  let format = formats.get(timeZone);
  if (!format) formats.set(timeZone, (format = new Intl.DateTimeFormat("en-CA", { timeZone })));
  return format.format(at);
};
