/** Whether a moment lies between `from` and `to`, both inclusive and optional. All are ISO 8601. */
export const isWithin = (moment: string, from: string | undefined, to: string | undefined): boolean => {
  const at = Date.parse(moment);
  return (!from || at >= Date.parse(from)) && (!to || at <= Date.parse(to));
};
