import type { components } from "@backoffice/api-client/contract";
import type { Random } from "../../db/random.ts";

type Fields = Record<string, unknown> | null;

/** The contract's enumerations of action codes, one per log. */
export type ActionKind = "StaffAction" | "OperatorAction" | "PlayerAction" | "SupportAction" | "TransactionAction";

/**
 * A kind of log entry: `text` with `*` for its subject, which states the result, and the fields before and after. `things` are names of possible
 * subjects; without them the subject is that of the log (a user, an operator, a player …).
 */
export type Action<Kind extends ActionKind = ActionKind> = {
  type: components["schemas"]["ActivityGroup"];
  subtype: components["schemas"][Kind];
  text: string | ((after: Fields) => string);
  things?: readonly string[];
  change: (random: Random) => readonly [before: Fields, after: Fields];
};

/** A kind of log entry: what it says, what changed, and the names of possible subjects. */
export const action = <Kind extends ActionKind>(
  type: Action["type"],
  subtype: Action<Kind>["subtype"],
  text: Action["text"],
  change: Action["change"],
  things?: readonly string[],
): Action<Kind> => ({ type, subtype, text, change, ...(things && { things }) });

/** A boolean field that was switched. */
export const switched = (field: string) => (random: Random) => {
  const was = random.chance(0.5);
  return [{ [field]: was }, { [field]: !was }] as const;
};
/** A status field that moved on to the next value. */
export const moved =
  (field: string, ...states: readonly string[]) =>
  (random: Random) => {
    const index = random.int(states.length - 1);
    return [{ [field]: states[index] }, { [field]: states[index + 1] }] as const;
  };
/** A field that changed from one of the values to another. */
export const changed =
  (field: string, ...values: readonly (string | number)[]) =>
  (random: Random) => {
    const index = random.int(values.length);
    return [
      { [field]: values[index] },
      { [field]: values[(index + 1 + random.int(values.length - 1)) % values.length] },
    ] as const;
  };
/** Fields that were added. */
export const added = (fields: Fields) => () => [null, fields] as const;
/** Fields that were removed. */
export const removed = (fields: Fields) => () => [fields, null] as const;
