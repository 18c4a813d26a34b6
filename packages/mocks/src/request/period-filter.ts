/**
 * A test whether a moment lies between `from` and `to`, both inclusive and optional. All are ISO 8601; a null moment
 * (not happened yet) fails unless no period was given.
 */
export const periodFilter = ({
  from,
  to,
}: {
  from?: string | undefined;
  to?: string | undefined;
}): ((moment: string | null) => boolean) => {
  if (from === undefined && to === undefined) return () => true;
  const start = from === undefined ? -Infinity : Date.parse(from);
  const end = to === undefined ? Infinity : Date.parse(to);
  return (moment) => {
    if (moment === null) return false;
    const at = Date.parse(moment);
    return at >= start && at <= end;
  };
};
