import { expect, test } from "vitest";
import { reviewPanels } from "./review-list.ts";

const story = (id: string, title: string, type = "story") => [id, { id, title, name: id.toUpperCase(), type }];
const index = (...entries: unknown[][]) => ({ v: 5, entries: Object.fromEntries(entries as [string, unknown][]) });
const banks = { area: "Banks", width: "Drawer, 480 px", roles: ["ADMIN"] };
const accounts = { ...banks, area: "Accounts" };

test("puts the stories of a panel together by its id, wherever their files are, by area and panel", () => {
  const given = index(
    story("c", "Banks/delete-bank"),
    story("a", "Banks/bank-edit"),
    story("b", "Kit/Banks/bank-edit"),
    story("p", "Pages/Bank list"),
    story("d", "Banks/bank-edit", "docs"),
    story("z", "Anything/show"),
  );
  expect(reviewPanels(given, { "delete-bank": banks, "bank-edit": banks, show: accounts })).toEqual([
    { panel: "show", facts: accounts, stories: [{ id: "z", name: "Z" }] },
    {
      panel: "bank-edit",
      facts: banks,
      stories: [
        { id: "a", name: "A" },
        { id: "b", name: "B" },
      ],
    },
    { panel: "delete-bank", facts: banks, stories: [{ id: "c", name: "C" }] },
  ]);
});

test("writes the names of states as sentences begin, and leaves those alone that somebody wrote", () => {
  const named = (name: string) => {
    const entry = { id: "a", title: "Banks/bank-edit", name, type: "story" };
    return reviewPanels({ entries: { a: entry } }, { "bank-edit": banks })[0]?.stories[0]?.name;
  };
  expect(named("Note Required")).toBe("Note required");
  expect(named("Failed")).toBe("Failed");
  expect(named("Refused by the IBAN check")).toBe("Refused by the IBAN check");
});

test.each([null, undefined, "", {}, { entries: null }, { entries: [1, null, {}] }])(
  "in %j a panel has no stories",
  (given) => {
    expect(reviewPanels(given, { other: banks })).toEqual([{ panel: "other", facts: banks, stories: [] }]);
  },
);
