import type { components } from "@backoffice/api-client";

/** Labels of the test player setting (money §3). */
export const TEST_PLAYERS: Readonly<Record<components["schemas"]["TestPlayersInclusion"], string>> = {
  all: "All players",
  "test only": "Test players only",
  "no test": "No test players",
};
