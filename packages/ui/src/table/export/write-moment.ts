/** "1763719402000|Europe/Malta|en-GB": a moment (epoch milliseconds), a time zone and a locale, as `data-moment` carries them to the tooltip (`MomentHint`). */
export const writeMoment = (at: number, timeZone: string, locale: string): string =>
  [String(at), timeZone, locale].join("|");
