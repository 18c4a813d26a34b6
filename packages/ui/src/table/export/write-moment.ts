/** Serialises epoch milliseconds, time zone and locale for `data-moment`, "1763719402000|Europe/Malta|en-GB", which the tooltip (`MomentHint`) reads. */
export const writeMoment = (at: number, timeZone: string, locale: string): string =>
  [String(at), timeZone, locale].join("|");
