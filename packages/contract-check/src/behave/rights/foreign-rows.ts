import { isDone } from "../answer.ts";
import type { Member, Run } from "../run.ts";

type Json = Readonly<Record<string, unknown>>;

/** The objects in a value at any depth, with where they stand. */
function* objectsIn(value: unknown, where: string): Generator<{ object: Json; where: string }> {
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    for (const it of value) yield* objectsIn(it, `${where}[]`);
    return;
  }
  yield { object: value as Json, where };
  for (const [name, it] of Object.entries(value)) yield* objectsIn(it, `${where}.${name}`);
}

/** The parent of each operator and brand that anybody has seen; null for an operator. */
type Scopes = ReadonlyMap<string, string | null>;

/** Which operators there are, by the answers that name an operator and its parent. */
export const scopesOf = (members: readonly Member[]): Scopes => {
  const parents = new Map<string, string | null>();
  for (const { first } of members)
    for (const { data } of first.values())
      for (const { object } of objectsIn(data, "data")) {
        const { opId, parentOpId } = object;
        if (typeof opId === "string" && (typeof parentOpId === "string" || parentOpId === null))
          parents.set(opId, parents.get(opId) ?? parentOpId);
      }
  return parents;
};

/** Whether what somebody of an operator has read names another one: neither theirs nor one of its brands. */
export const checkForeignRows = (run: Run, { session, op, first }: Member, scopes: Scopes): void => {
  if (op === null) return;
  for (const [operation, answer] of first) {
    if (!isDone(answer) || !run.operations.includes(operation)) continue;
    const foreign = [...objectsIn(answer.data, "data")].filter(
      ({ object: { opId } }) => typeof opId === "string" && scopes.has(opId) && opId !== op && scopes.get(opId) !== op,
    );
    const [{ where } = { where: "" }] = foreign;
    if (foreign.length > 0)
      run.tell(operation, {
        rule: "foreign-rows",
        where: `reply 200: ${where}.opId`,
        message: `${foreign.length} ${foreign.length === 1 ? "names" : "name"} another operator than that of ${session.name} or its brands`,
        answers: [answer],
      });
  }
};
