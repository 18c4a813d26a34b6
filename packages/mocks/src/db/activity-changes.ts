import type { components } from "@backoffice/api-client/contract";
import type { Random } from "./random.ts";

type Fields = Record<string, unknown> | null;

/** The logs of actions, by the names of their codes. */
export type ActionKind = "StaffAction" | "OperatorAction" | "PlayerAction" | "SupportAction" | "TransactionAction";

/**
 * Something that is logged: `text` with `*` for its subject, and the fields before and after. `things`: what it is done
 * to; without them, what the log is about (a user, an operator, a player …).
 */
export type Action<Kind extends ActionKind = ActionKind> = {
  type: components["schemas"]["ActivityGroup"];
  subtype: components["schemas"][Kind];
  text: string;
  things?: readonly string[];
  change: (random: Random) => readonly [before: Fields, after: Fields];
};

/** A truth that became the other one. */
export const switched = (field: string) => (random: Random) => {
  const was = random.chance(0.5);
  return [{ [field]: was }, { [field]: !was }] as const;
};
/** A state that became the next one. */
export const moved =
  (field: string, ...states: readonly string[]) =>
  (random: Random) => {
    const index = random.int(states.length - 1);
    return [{ [field]: states[index] }, { [field]: states[index + 1] }] as const;
  };
/** One of several values that became another one. */
export const changed =
  (field: string, ...values: readonly (string | number)[]) =>
  (random: Random) => {
    const index = random.int(values.length);
    return [
      { [field]: values[index] },
      { [field]: values[(index + 1 + random.int(values.length - 1)) % values.length] },
    ] as const;
  };
/** Something new. */
export const added = (fields: Fields) => () => [null, fields] as const;
/** Something that is gone. */
export const removed = (fields: Fields) => () => [fields, null] as const;
