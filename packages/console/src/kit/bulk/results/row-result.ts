/**
 * The state of a row:
 * - `waiting`, `sending`: not sent yet; sent, but not answered yet
 * - `done`: carried out by the server
 * - `refused`: refused by the server
 * - `signed-out`: not carried out, because the session had ended
 * - `changed`: decided by somebody else in the meantime
 * - `unknown`: sent, with an unknown outcome
 * - `not-sent`: the run ended before its turn, or it could not be reread
 */
export type RowState = keyof typeof ROW_STATES;

export type RowResult = {
  id: string;
  state: RowState;
  /** Why it is not done, in a sentence. */
  reason?: string | undefined;
  /** The reason is the server's message, which may name a person. */
  isServers?: boolean | undefined;
};

/** Label and tone of each state, in order of importance for staff. */
export const ROW_STATES = {
  waiting: { label: "Waiting", tone: "normal" },
  sending: { label: "Sending", tone: "note" },
  done: { label: "Done", tone: "normal" },
  refused: { label: "Refused", tone: "stop" },
  "signed-out": { label: "Signed out, not carried out", tone: "look" },
  changed: { label: "Changed by another user", tone: "look" },
  unknown: { label: "Unknown", tone: "look" },
  "not-sent": { label: "Not sent", tone: "normal" },
} as const satisfies Record<string, { label: string; tone: string }>;

/** All states, in that order. */
export const STATES = Object.keys(ROW_STATES) as readonly RowState[];

/** How many rows are in each state. */
export const countStates = (results: readonly RowResult[]): Record<RowState, number> => {
  const counts = Object.fromEntries(STATES.map((state) => [state, 0])) as Record<RowState, number>;
  for (const { state } of results) counts[state] += 1;
  return counts;
};

/** "3 done, 2 refused, 1 not sent" */
export const statesInWords = (results: readonly RowResult[]): string => {
  const counts = countStates(results);
  return STATES.filter((state) => counts[state] > 0)
    .map((state) => `${String(counts[state])} ${ROW_STATES[state].label.toLowerCase()}`)
    .join(", ");
};

/** Replaces results by those of a later run of some of the rows. */
export const mergeResults = (results: readonly RowResult[], later: readonly RowResult[]): readonly RowResult[] => {
  const byId = new Map(later.map((one) => [one.id, one]));
  return results.map((one) => byId.get(one.id) ?? one);
};
