import { expect, it } from "vitest";
import { storySession } from "#testing/backend/story-session.ts";
import { readOnlyReason } from "./read-only-reason.ts";

it.each([
  ["super-admin", "*", /^$/],
  ["admin", "*", /^$/],
  ["operator-admin", "*", /[Gg]lobal/],
  ["operator-admin", "op-nordlys", /^$/],
  ["operator-manager", "op-nordlys", /edit_game_catalogue/],
  ["operator-manager", "*", /edit_game_catalogue/],
])("readOnlyReason: %s, entry of %s → reason or none", (account, opId, reason) => {
  expect(readOnlyReason(storySession(account), opId) ?? "").toMatch(reason);
});
