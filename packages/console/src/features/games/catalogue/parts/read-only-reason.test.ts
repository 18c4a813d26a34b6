import { expect, it } from "vitest";
import { storySession } from "../../../../testing/story-session.ts";
import { readOnlyReason } from "./read-only-reason.ts";

it.each([
  ["super-admin", "*", undefined],
  ["admin", "*", undefined],
  ["operator-admin", "*", /global/],
  ["operator-admin", "op-nordlys", undefined],
  ["operator-manager", "op-nordlys", /edit_game_catalogue/],
  ["operator-manager", "*", /edit_game_catalogue/],
])("%s changes what belongs to %s, or is told why not", (account, opId, reason) => {
  const said = readOnlyReason(storySession(account), opId);
  if (reason) expect(said).toMatch(reason);
  else expect(said).toBeUndefined();
});
