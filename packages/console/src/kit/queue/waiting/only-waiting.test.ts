import { expect, it } from "vitest";
import { isWaiting, showsOnlyWaiting } from "./only-waiting.ts";

const WAITING = { status: "PENDING", isDeleted: "false" };

it.each([
  ["status=PENDING&isDeleted=false&page=2", true],
  ["status=PENDING", false],
  ["status=CONFIRMED&isDeleted=false", false],
  ["", false],
])("address %j shows only waiting records: %s", (search, expected) =>
  expect(showsOnlyWaiting(WAITING, new URLSearchParams(search))).toBe(expected),
);

it("showsOnlyWaiting: list without other records → true", () =>
  expect(showsOnlyWaiting({}, new URLSearchParams("opId=op-a"))).toBe(true));

it.each([
  [WAITING, { status: "PENDING", isDeleted: false }, true],
  [WAITING, { status: "PENDING", isDeleted: true }, false],
  [{ statuses: "NEW,PENDING" }, { status: "NEW" }, true],
  [{ statuses: "NEW,PENDING" }, { status: "REPLIED" }, false],
])("waiting is %j: record %j → %s", (waiting, record, expected) => expect(isWaiting(waiting, record)).toBe(expected));
