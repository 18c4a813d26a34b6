import { expect, it } from "vitest";
import { storySession } from "#testing/backend/story-session.ts";
import { writesAllLanguages } from "./writes-all-languages.ts";

it.each([
  ["super-admin", true, true],
  ["admin", true, false],
  ["operator-admin", false, false],
  ["operator-manager", false, false],
])("writesAllLanguages: %s → %s without operator scope, %s with it", (account, all, ofOne) => {
  const session = storySession(account);
  expect([writesAllLanguages(session, false), writesAllLanguages(session, true)]).toEqual([all, ofOne]);
});
