import type { components } from "@backoffice/api-client";
import { expect, it } from "vitest";
import { changeText } from "./change-text.ts";

type GameLog = components["schemas"]["GameLog"];

const log = (before: object | null, after: object | null) =>
  ({ message: "Mara enabled Amber Lanterns", logMeta: { before, after } }) as GameLog;

it.each([
  ["a value changed", { RTP: 95.4 }, { RTP: 96.21 }, "RTP: 95.4 → 96.21"],
  ["a switch changed", { displayRTP: false }, { displayRTP: true }, "Display RTP: No → Yes"],
  ["a tag was added", { tags: ["new"] }, { tags: ["new", "hot"] }, "Tags: added hot"],
  ["nothing differs", { RTP: 95.4 }, { RTP: 95.4 }, "Mara enabled Amber Lanterns"],
  ["entry carries no values", null, null, "Mara enabled Amber Lanterns"],
])("changeText: %s → text of the change", (_name, before, after, expected) => {
  expect(changeText(log(before, after))).toBe(expected);
});
