import { validationErrors, operations, replies, type ReadId, type WriteId } from "@backoffice/api-client/contract";
import { beforeAll, expect, test } from "vitest";
import { createClock } from "./db/times/clock.ts";
import type { Db } from "./db/db.ts";
import { handlers } from "./handlers/index.ts";
import { success } from "./request/envelope.ts";
import { Refusal } from "./request/refusal.ts";
import { createDb } from "./scenarios/create-db.ts";
import { accountOf } from "./session/accounts.ts";
import { NOON } from "./testing/fixed-backend.ts";
import { reads } from "./testing/reads.ts";
import { casesOf, writes } from "./testing/writes.ts";

/** Worlds with different seeds, and inputs drawn for each: together 100 answers of every read. */
const WORLDS = 20;
const DRAWN = 5;

/** Calls that have a handler; all others answer with examples of the contract. */
type Id = Extract<ReadId | WriteId, keyof typeof handlers>;
type Handler = (call: object) => unknown;
/** One account that sees everything, and one that sees only its operator. */
const askers = [accountOf("super-admin")!, accountOf("operator-admin")!];
const clock = createClock(NOON);
const url = new URL("http://localhost");

const validators = new Map<string, Awaited<ReturnType<(typeof replies)[string]>>>();
beforeAll(async () => {
  for (const [tag, load] of Object.entries(replies)) validators.set(tag, await load());
});

const REFUSED = Symbol("refused");
const answerOf = (id: Id, call: object): unknown => {
  try {
    return (handlers[id] as Handler)(call);
  } catch (error) {
    if (error instanceof Refusal) return REFUSED;
    throw error;
  }
};

/** Errors of an answer against the contract, after serialization; undefined when the back end refuses the call. */
const wrongIn = (db: Db, id: Id, input: object | undefined, account = askers[0]): string[] | undefined => {
  const data = answerOf(id, { input: { query: {}, path: {}, ...input }, account, db, clock, url });
  if (data === REFUSED) return undefined;
  const validator = validators.get(operations[id].tag)?.[id];
  if (!validator) throw new Error(`${id} has no validator`);
  return validationErrors(validator, JSON.parse(success(data).body)).map((it) => `${id}: ${it}`);
};

test(`mock handlers: ${WORLDS * DRAWN} responses of each read → valid by the contract`, () => {
  const invalid: string[] = [];
  const valid = new Set<Id>();
  for (let world = 0; world < WORLDS; world++) {
    const db = createDb("small", world === 0 ? "backoffice" : `world-${world}`, NOON);
    for (const [id, inputs] of Object.entries(reads(db)) as [Id, object[]][])
      for (let drawn = 0; drawn < DRAWN; drawn++) {
        const wrong = wrongIn(db, id, inputs[(world * DRAWN + drawn) % inputs.length], askers[(world + drawn) % 2]);
        if (wrong) valid.add(id);
        invalid.push(...(wrong ?? []));
      }
  }
  expect(invalid).toEqual([]);
  expect(Object.keys(reads(createDb("small", "all", NOON))).filter((id) => !valid.has(id as Id))).toEqual([]);
});

test("mock handlers: all writes in sequence, in rotating order → responses valid by the contract", () => {
  const invalid: string[] = [];
  const valid = new Set<Id>();
  const ids = Object.keys(writes) as (keyof typeof writes)[];
  for (let world = 0; world < WORLDS; world++) {
    // The inputs fit these tables. Later ones of a round may be refused because of earlier ones.
    const db = createDb("small", "backoffice", NOON);
    const inputs = ids.flatMap((id) => casesOf(id).map((inputOf) => [id, inputOf(db) as object] as const));
    const first = Math.floor((world * inputs.length) / WORLDS);
    for (const [id, input] of [...inputs.slice(first), ...inputs.slice(0, first)]) {
      const wrong = wrongIn(db, id, input);
      if (wrong) valid.add(id);
      invalid.push(...(wrong ?? []));
    }
  }
  expect(invalid).toEqual([]);
  // Some are always refused after the others. The effects test tries each of them alone, on unchanged tables.
  expect(valid.size / ids.length).toBeGreaterThan(0.9);
});
