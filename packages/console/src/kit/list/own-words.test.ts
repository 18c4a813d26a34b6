import { expect, it } from "vitest";
import { storySession } from "#testing/backend/story-session.ts";
import { inOwnWords } from "./own-words.ts";

it.each([
  ["super-admin", "Operator"],
  ["admin", "Operator"],
  ["operator-admin", "Brand"],
  ["operator-manager", "Brand"],
])("operator column: account %s → header %s (money §6)", (account, header) => {
  const columns = [{ header: "Operator" }, { header: "Operator note" }];
  expect(inOwnWords(columns, storySession(account)).map((column) => column.header)).toEqual([header, "Operator note"]);
});
