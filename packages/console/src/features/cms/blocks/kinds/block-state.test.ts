import { expect, it } from "vitest";
import { blockState } from "./block-state.ts";

const NOW = Date.parse("2026-11-20T12:00:00Z");
const [PAST, PRESENT, FUTURE] = ["2026-11-01T00:00:00Z", "2026-11-20T12:00:00Z", "2026-12-01T00:00:00Z"];

it.each([
  ["ACTIVE", null, null, "Live", undefined],
  ["ACTIVE", PAST, FUTURE, "Live", { word: "until", at: FUTURE }],
  ["ACTIVE", PRESENT, null, "Live", undefined],
  ["ACTIVE", FUTURE, null, "Scheduled", { word: "from", at: FUTURE }],
  ["ACTIVE", PAST, PRESENT, "Ended", { word: "on", at: PRESENT }],
  ["INACTIVE", PAST, FUTURE, "Inactive", undefined],
  ["PAUSED", null, null, "PAUSED", undefined],
] as const)("block state: %s from %s until %s → %s", (status, startsAt, endsAt, label, moment) => {
  const state = blockState({ status, startsAt, endsAt }, NOW);
  expect([state.label, state.moment]).toEqual([label, moment]);
});
