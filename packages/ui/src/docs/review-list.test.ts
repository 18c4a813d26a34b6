import { expect, test } from "vitest";
import { reviewPanels } from "./review-list.ts";

const story = (id: string, title: string, importPath = "./console/panels/x.stories.tsx", type = "story") => [
  id,
  { id, title, name: id.toUpperCase(), type, importPath },
];
const index = (...entries: unknown[][]) => ({ v: 5, entries: Object.fromEntries(entries as [string, unknown][]) });

test("puts the stories of a panel together, by area and panel", () => {
  const given = index(
    story("c", "Banks/delete-bank"),
    story("a", "Banks/bank-edit", "./console/panels/bank-edit.stories.tsx"),
    story("b", "Banks/bank-edit", "./console/panels/bank-edit-new.stories.tsx"),
    story("p", "Pages/Bank list", "./console/list/banks.page.stories.tsx"),
    story("d", "Banks/bank-edit", "./console/panels/bank-edit.stories.tsx", "docs"),
    story("z", "Accounts/show"),
  );
  expect(reviewPanels(given)).toEqual([
    { area: "Accounts", panel: "show", stories: [{ id: "z", name: "Z" }] },
    {
      area: "Banks",
      panel: "bank-edit",
      stories: [
        { id: "a", name: "A" },
        { id: "b", name: "B" },
      ],
    },
    { area: "Banks", panel: "delete-bank", stories: [{ id: "c", name: "C" }] },
  ]);
});

test("writes the names of states as sentences begin, and leaves those alone that somebody wrote", () => {
  const named = (name: string) => {
    const entry = { id: "a", title: "Banks/bank-edit", name, type: "story", importPath: "./console/panels/x" };
    return reviewPanels({ entries: { a: entry } })[0]?.stories[0]?.name;
  };
  expect(named("Note Required")).toBe("Note required");
  expect(named("Failed")).toBe("Failed");
  expect(named("Refused by the IBAN check")).toBe("Refused by the IBAN check");
});

test("says what is known of a panel, and which have no story", () => {
  const known = { area: "Banks", width: "Drawer, 480 px", roles: ["ADMIN"] };
  expect(reviewPanels(index(story("a", "Banks/bank-edit")), { "bank-edit": known, other: known })).toEqual([
    { area: "Banks", panel: "bank-edit", stories: [{ id: "a", name: "A" }], facts: known },
    { area: "Banks", panel: "other", stories: [], facts: known },
  ]);
});

test.each([null, undefined, "", {}, { entries: null }, { entries: [1, null, {}] }])("%j has no panels", (given) => {
  expect(reviewPanels(given)).toEqual([]);
});
