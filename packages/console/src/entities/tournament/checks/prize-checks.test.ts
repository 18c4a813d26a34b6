import type { components } from "@backoffice/api-client";
import { describe, expect, it } from "vitest";
import { findingsOf } from "#testing/kit/findings-of.ts";
import { PRIZE_CHECKS, type PrizeReads } from "./prize-checks.ts";

const FACTS: PrizeReads = {
  player: { playerCode: "GKE6" } as components["schemas"]["Player"],
  risk: null,
  tournament: { status: "EXPIRED" },
};
const says = findingsOf(PRIZE_CHECKS, FACTS);

describe("checks of a tournament prize", () => {
  it.each<[string, string, Partial<PrizeReads>, string]>([
    [
      "deleted player",
      "Player",
      { player: { ...FACTS.player, isDeleted: true } },
      "stop | deleted | Deleted player. Approval pays a deleted account.",
    ],
    ["tournament ended", "Tournament", {}, "clear | ended"],
    [
      "tournament is running",
      "Tournament",
      { tournament: { status: "ACTIVE" } },
      "look | not ended | Tournament not ended. Its ranking can still change.",
    ],
  ])("%s", (_name, label, changes, expected) => expect(says(label, changes)).toBe(expected));
});
