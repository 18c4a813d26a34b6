import { expect, it } from "vitest";
import { activeWith, changesInWords, toggled } from "./role-changes.ts";

const NONE = { added: [], removed: [] };
const has = ["view_bets", "view_players"];

it("toggled: missing permission → added, existing permission → removed", () => {
  const added = toggled(has, NONE, "view_banks");
  expect(added).toEqual({ added: ["view_banks"], removed: [] });
  const both = toggled(has, added, "view_bets");
  expect(activeWith(has, both)).toEqual(["view_banks", "view_players"]);
  expect(changesInWords(both)).toBe("1 added, 1 removed");
});

it("toggled: twice → no change", () => {
  expect(toggled(has, toggled(has, NONE, "view_bets"), "view_bets")).toEqual(NONE);
  expect(toggled(has, toggled(has, NONE, "view_banks"), "view_banks")).toEqual(NONE);
  expect(changesInWords(NONE)).toBe("");
});

it("activeWith: changes by a colleague → kept", () => {
  const mine = toggled(has, NONE, "view_banks");
  expect(activeWith([...has, "view_games"], mine)).toEqual(["view_banks", "view_bets", "view_games", "view_players"]);
  expect(activeWith(["view_players"], mine)).toEqual(["view_banks", "view_players"]);
});
