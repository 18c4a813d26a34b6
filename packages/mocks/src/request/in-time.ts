/** Tests whether a moment (ISO 8601) lies in the time asked for, both ends included; what has not happened does not. */
export const inTime = ({
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
