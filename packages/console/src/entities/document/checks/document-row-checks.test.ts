import { expect, test } from "vitest";
import { documentRowChecks, ownCodes } from "./document-row-checks.ts";

test.each([
  [[], []],
  [
    ["SENT_AGAIN", "TEST_PLAYER", "UNDER_AGE"],
    ["stop Under 18", "look Sent again", "note Test player"],
  ],
  [["SOMETHING_NEW"], ["look Something new"]],
])("checks of a document's row: %j → %j, most severe first", (codes, expected) =>
  expect(documentRowChecks(codes).map(({ state, label }) => `${state} ${label}`)).toEqual(expected),
);

test.each([
  [{ noteForThePlayer: null, isTest: false }, []],
  [{ noteForThePlayer: "Blurred.", isTest: false }, ["SENT_AGAIN"]],
  [{ noteForThePlayer: null, isTest: true }, ["TEST_PLAYER"]],
])("row of a waiting document: %j → %j without a call", (row, codes) => expect(ownCodes(row)).toEqual(codes));
