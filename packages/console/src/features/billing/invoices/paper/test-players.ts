import type { components } from "@backoffice/api-client";

/** Whether the play of test players counts, in words (money §3). */
export const TEST_PLAYERS: Readonly<Record<components["schemas"]["TestPlayersInclusion"], string>> = {
  all: "All players",
  "test only": "Test players only",
  "no test": "No test players",
};
