import type { WriteId } from "@backoffice/api-client/contract";
import { describe, expect, test } from "vitest";
import { createClock } from "../db/times/clock.ts";
import type { Db } from "../db/db.ts";
import { callOperation } from "../testing/call-operation.ts";
import { bytes } from "../testing/bytes.ts";
import { fixedBackend, NOON } from "../testing/fixed-backend.ts";
import { casesOf, writes } from "../testing/writes.ts";
import { createDb } from "./create-db.ts";
import { seededDb } from "./seeded-db.ts";

/** Freezes rows with everything in them; tables are copied, and may change. */
const freezeRow = (row: unknown): void => {
  if (typeof row !== "object" || row === null || Object.isFrozen(row)) return;
  Object.freeze(row);
  for (const part of Object.values(row)) freezeRow(part);
};
const freezeTable = (table: unknown): void => {
  if (table instanceof Map || Array.isArray(table)) for (const row of table.values()) freezeRow(row);
};
const freezeRows = (db: Db): void => {
  for (const area of Object.values(db)) {
    freezeTable(area);
    if (!(area instanceof Map)) for (const table of Object.values(area)) freezeTable(table);
  }
};

test("seededDb: same scenario, name and time → identical bytes each time", () => {
  const made = bytes(createDb("small", "seeded", NOON));
  for (let time = 0; time < 2; time += 1) expect(bytes(seededDb("small", "seeded", NOON)) === made).toBe(true);
});

test("seededDb: other name or time → other data", () => {
  const made = bytes(seededDb("small", "seeded", NOON));
  expect(bytes(seededDb("small", "other", NOON)) === made).toBe(false);
  expect(bytes(seededDb("small", "seeded", NOON + 1000)) === made).toBe(false);
});

describe("seededDb isolation: writes do not reach other backends", () => {
  // A time that no other test uses, so that no other test gets frozen rows.
  const clock = createClock(NOON + 1);
  const backend = () => fixedBackend({ scenario: "small", clock });
  freezeRows(backend().db);
  const before = bytes(backend().db);

  test.each(Object.keys(writes) as WriteId[])("seededDb isolation: %s → no row is mutated in place", async (id) => {
    for (const inputOf of casesOf(id)) {
      const own = backend();
      // Changing a row in place throws, as it is frozen.
      expect((await callOperation(own, id, inputOf(own.db) as never)).status).toBe(200);
    }
  });

  test("seededDb isolation: after all writes → seed unchanged", () => {
    expect(bytes(backend().db) === before).toBe(true);
  });
});
