/** Whether a moment is in a period, both ends included; an end that is not given is open. All are ISO 8601. */
export const within = (moment: string, from: string | undefined, to: string | undefined): boolean => {
  const at = Date.parse(moment);
  return (!from || at >= Date.parse(from)) && (!to || at <= Date.parse(to));
};
