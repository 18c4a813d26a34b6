import { expect, it } from "vitest";
import { storySession } from "#testing/backend/story-session.ts";
import { writesAllLanguages } from "./writes-all-languages.ts";

it.each([
  ["super-admin", true, true],
  ["admin", true, false],
  ["operator-admin", false, false],
  ["operator-manager", false, false],
])("%s writes all languages while no operator is chosen: %s, of a chosen operator: %s", (account, all, ofOne) => {
  const session = storySession(account);
  expect([writesAllLanguages(session, false), writesAllLanguages(session, true)]).toEqual([all, ofOne]);
});
