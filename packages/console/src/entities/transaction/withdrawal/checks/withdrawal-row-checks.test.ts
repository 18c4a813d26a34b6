import { expect, test } from "vitest";
import { lookOf, rowChecks, stopReason } from "./withdrawal-row-checks.ts";

test.each([
  [[], []],
  [
    ["TEST_PLAYER", "FIRST_WITHDRAWAL", "PLAYER_BLOCKED"],
    ["stop Player blocked", "look First withdrawal", "note Test player"],
  ],
  [
    ["SOMETHING_NEW", "HOLDER_DIFFERS"],
    ["stop Holder differs", "look Something new"],
  ],
])("checks of a row: %j → %j, most severe first", (codes, expected) =>
  expect(rowChecks(codes).map(({ state, label }) => `${state} ${label}`)).toEqual(expected),
);

test.each([
  [["PLAYER_SELF_EXCLUDED", "FIRST_WITHDRAWAL"], "Self-excluded: approve it individually."],
  [["FIRST_WITHDRAWAL"], undefined],
  [[], undefined],
  [undefined, undefined],
])("bulk approval: %j → left out because %s", (codes, reason) => expect(stopReason(codes)).toBe(reason));

test.each([
  [["FIRST_WITHDRAWAL", "TEST_PLAYER"], "First withdrawal"],
  [["TEST_PLAYER"], undefined],
  [undefined, "Not checked"],
])("bulk approval: %j → look %s", (codes, look) => expect(lookOf(codes)).toBe(look));
