import { isDone, type Answer } from "../answer.ts";
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
export type Scopes = ReadonlyMap<string, string | null>;

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

/** Whether an id is that of an operator that somebody's session does not belong to: neither theirs nor one of its brands. */
export const isForeign = (scopes: Scopes, { op }: Member, opId: unknown): boolean =>
  op !== null && typeof opId === "string" && scopes.has(opId) && opId !== op && scopes.get(opId) !== op;

/** Where the data of an answer name an operator of others. */
export const foreignIn = (scopes: Scopes, member: Member, { data }: Answer): string[] =>
  [...objectsIn(data, "data")].filter(({ object }) => isForeign(scopes, member, object["opId"])).map((it) => it.where);

/** Whether what somebody of an operator has read names another one. */
export const checkForeignRows = (run: Run, member: Member, scopes: Scopes): void => {
  for (const [operation, answer] of member.first) {
    if (!isDone(answer) || !run.operations.includes(operation)) continue;
    const foreign = foreignIn(scopes, member, answer);
    if (foreign.length > 0)
      run.tell(operation, {
        rule: "foreign-rows",
        where: `reply 200: ${foreign[0]}.opId`,
        message: `${foreign.length} ${foreign.length === 1 ? "names" : "name"} another operator than that of ${member.session.name} or its brands`,
        answers: [answer],
      });
  }
};
