/** "1763719402000|Europe/Malta|en-GB": a moment and how to say it, as a cell carries it for the table's one hint. */
export const writeMoment = (at: number, timeZone: string, locale: string): string =>
  [String(at), timeZone, locale].join("|");
