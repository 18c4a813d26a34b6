/** The fields of all queues in which the server names the decider, by nickname or as a record that has one. */
const DECIDERS = [
  "decidedBy",
  "reviewedBy",
  "confirmedBy",
  "approvedBy",
  "rejectedBy",
  "settledByInfo",
  "agentName",
] as const;

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
const nameIn = (row: object, field: string): string | undefined => {
  const value: unknown = Reflect.get(row, field);
  const name: unknown = isObject(value) ? Reflect.get(value, "nickname") : value;
  return typeof name === "string" && name ? name : undefined;
};

/** Who decided a row since it was listed; undefined if the server does not say. */
const deciderOf = (listed: object, now: object): string | undefined => {
  const field = DECIDERS.find((it) => nameIn(now, it) !== undefined && nameIn(now, it) !== nameIn(listed, it));
  return field && nameIn(now, field);
};

/** Whether a row is known to be as it was listed: rows that moved to another page left the answer undecided. */
export const isAsListed = (listed: object, now: object | undefined): boolean =>
  now !== undefined &&
  Object.entries(listed).every(([field, was]) => {
    const value: unknown = field in now ? Reflect.get(now, field) : was;
    return value === was || (isObject(value) && isObject(was));
  });

/** The deciders of rows that somebody else decided while they were on screen; empty if the server does not say. */
const deciders = new WeakMap<object, string>();

/** Notes that `now` is the state of a row that somebody else decided. */
export const noteDecider = (listed: object, now: object): void => {
  const decider = deciderOf(listed, now);
  const isDecided = decider !== undefined || Reflect.get(listed, "status") !== Reflect.get(now, "status");
  if (isDecided && !deciders.has(now)) deciders.set(now, decider ?? "");
};

/** "by Mara" or "meanwhile" for a row that somebody else decided while it was on screen, else undefined. */
export const decidedNote = (row: object): string | undefined => {
  const decider = deciders.get(row);
  return decider === undefined ? undefined : decider ? `by ${decider}` : "meanwhile";
};
