import { effects, gone, operations } from "@backoffice/api-client/contract";
import { describe, expect, test } from "vitest";
import type { Backend } from "./backend.ts";
import { createClock } from "./db/times/clock.ts";
import { handlers } from "./handlers/index.ts";
import { Refusal } from "./request/refusal.ts";
import { accountOf } from "./session/accounts.ts";
import { callOperation } from "./testing/call-operation.ts";
import { fixedBackend, NOON } from "./testing/fixed-backend.ts";
import { reads } from "./testing/reads.ts";
import { casesOf, writes } from "./testing/writes.ts";

type Inputs = ReturnType<typeof reads>;
type Read = keyof Inputs;

const asker = accountOf("super-admin")!;
const clock = createClock(NOON);
const url = new URL("http://localhost");
type Answers = Record<Read, (call: object) => unknown>;

const orRefusal = (answer: () => unknown): unknown => {
  try {
    return answer();
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status };
    throw error;
  }
};

/** Answers of every read as JSON, directly from the handlers: thousands are needed for each write. */
const snapshot = ({ db }: Backend, inputs: Inputs): Map<Read, string> => {
  const answer = handlers as unknown as Answers;
  const answers = (id: Read) =>
    inputs[id].map((input) =>
      orRefusal(() => answer[id]({ input: { query: {}, path: {}, ...input }, account: asker, db, clock, url })),
    );
  return new Map((Object.keys(inputs) as Read[]).map((id) => [id, JSON.stringify(answers(id))]));
};

const smallBackend = () => fixedBackend({ scenario: "small" });

/** Whether each of the inputs found something. */
const found = (answers: string): boolean[] =>
  (JSON.parse(answers) as ({ status?: unknown } | null)[]).map((it) => it?.status !== 404);

/** Whether a read no longer finds anything for an input for which it did before. */
const isLost = (was: string, now: string): boolean => {
  const here = found(now);
  return found(was).some((it, at) => it && !here[at]);
};

/** Answers of every read before the write: the same for all writes, as the seed is. */
const backendBefore = smallBackend();
const inputs = reads(backendBefore.db);
const before = snapshot(backendBefore, inputs);

describe("effects table", () => {
  test.each(Object.keys(writes) as (keyof typeof writes)[])(
    "effects table: %s → exactly the reads it changes or empties",
    async (id) => {
      const changed = new Set<Read>();
      const lost = new Set<Read>();
      for (const inputOf of casesOf(id)) {
        const backend = smallBackend();
        expect((await callOperation(backend, id, inputOf(backend.db) as never)).status).toBe(200);
        const after = snapshot(backend, inputs);
        for (const read of before.keys()) {
          const [was, now] = [before.get(read)!, after.get(read)!];
          if (was === now) continue;
          changed.add(read);
          if (isLost(was, now)) lost.add(read);
        }
      }
      expect([...changed].toSorted()).toEqual([...effects[id]].toSorted());
      expect([...lost].toSorted()).toEqual([...(gone[id] ?? [])].toSorted());
    },
  );

  test("effects table: one row per write with a reply", () => {
    const all = Object.values(operations).filter((it) => it.effect !== "read" && it.id !== "logout");
    expect(Object.keys(effects).toSorted()).toEqual(all.map((it) => it.id).toSorted());
  });
});
