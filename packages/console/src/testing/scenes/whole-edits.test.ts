import { expect, test } from "vitest";
import { leftOut } from "./whole-edits.ts";

const bank = { uuid: "u-1", key: "ALPHA", bankName: { en: "Alpha" }, order: 1, status: "ACTIVE" };
const account = { title: "Main", description: null, cfAccountCode: "MAIN-1", note: null };

test.each([
  ["a whole record in a part of the body", "updateBank", { opId: "op-a", dto: bank }, []],
  [
    "a record without two fields",
    "updateBank",
    { opId: "op-a", dto: { uuid: "u-1", key: "A", order: 1 } },
    ["bankName", "status"],
  ],
  ["a secret that was not typed", "updateCfAccount", account, []],
  ["an empty body", "updateCfAccount", undefined, ["title", "description", "cfAccountCode", "note"]],
  ["a write that is not an edit", "deleteBank", undefined, []],
])("fields that an edit leaves out: %s", (_, id, body, expected) =>
  expect(leftOut({ id, input: { body } })).toEqual(expected),
);
