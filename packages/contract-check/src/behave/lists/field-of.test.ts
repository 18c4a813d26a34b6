import { expect, test } from "vitest";
import { fieldOf } from "./field-of.ts";

test.each([
  ["its own", { playerCode: "A", player: { playerCode: "B" } }, "A"],
  ["that of an object in it", { player: { playerCode: "B" }, other: null }, "B"],
  [
    "that of one of two objects: it cannot be told",
    { player: { playerCode: "B" }, referrer: { playerCode: "C" } },
    undefined,
  ],
  ["none", { players: [{ playerCode: "B" }] }, undefined],
])("fieldOf: %s → %j gives %j", (_, row, expected) => {
  expect(fieldOf(row, "playerCode")).toBe(expected);
});
