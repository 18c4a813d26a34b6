import { expect, it } from "vitest";
import { activeWith, changesInWords, toggled } from "./role-changes.ts";

const NONE = { added: [], removed: [] };
const has = ["view_bets", "view_players"];

it("adds what the role lacks, and removes what it has", () => {
  const added = toggled(has, NONE, "view_banks");
  expect(added).toEqual({ added: ["view_banks"], removed: [] });
  const both = toggled(has, added, "view_bets");
  expect(activeWith(has, both)).toEqual(["view_banks", "view_players"]);
  expect(changesInWords(both)).toBe("1 added, 1 removed");
});

it("forgets a change that is taken back", () => {
  expect(toggled(has, toggled(has, NONE, "view_bets"), "view_bets")).toEqual(NONE);
  expect(toggled(has, toggled(has, NONE, "view_banks"), "view_banks")).toEqual(NONE);
  expect(changesInWords(NONE)).toBe("");
});

it("keeps what a colleague changed meanwhile", () => {
  const mine = toggled(has, NONE, "view_banks");
  expect(activeWith([...has, "view_games"], mine)).toEqual(["view_banks", "view_bets", "view_games", "view_players"]);
  expect(activeWith(["view_players"], mine)).toEqual(["view_banks", "view_players"]);
});
