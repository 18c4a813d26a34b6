/** An inclusive range; an undefined end is open. */
export type Range<End> = { readonly from: End | undefined; readonly to: End | undefined };

/** `10..20`, `10..`, `..20`. */
export const joinRange = (from: string | undefined, to: string | undefined): string => `${from ?? ""}..${to ?? ""}`;

/** Parses `10..20`; open ends are undefined. Undefined if the text is not a range or an end is invalid. */
export const splitRange = <End>(
  text: string,
  read: (end: string) => End | undefined,
  readTo: (end: string) => End | undefined = read,
): Range<End> | undefined => {
  const ends = text.split("..");
  const [from, to] = ends;
  if (ends.length !== 2 || from === undefined || to === undefined || (!from && !to)) return undefined;
  const range = { from: from ? read(from) : undefined, to: to ? readTo(to) : undefined };
  return (from && range.from === undefined) || (to && range.to === undefined) ? undefined : range;
};

/** `10–20`, `from 10`, `up to 20`. */
export const describeRange = (from: string | undefined, to: string | undefined): string => {
  if (from !== undefined && to !== undefined) return from === to ? from : `${from}–${to}`;
  return from === undefined ? `up to ${to ?? ""}` : `from ${from}`;
};
