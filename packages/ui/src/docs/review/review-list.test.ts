import { expect, test } from "vitest";
import { missingStates, reviewPanels, withStates } from "./review-list.ts";

const story = (id: string, panel: string, type = "story", ...more: string[]) => [
  id,
  {
    id,
    title: `Panels/${panel === "show" ? "Accounts" : "Banks"}/${panel}`,
    name: id.toUpperCase(),
    type,
    tags: ["dev", "test", `panel:${panel}`, ...more],
  },
];
const index = (...entries: unknown[][]) => ({ v: 5, entries: Object.fromEntries(entries as [string, unknown][]) });
const banks = { area: "Banks", width: "Drawer, 480 px", roles: ["ADMIN"] };
const accounts = { ...banks, area: "Accounts" };

const look = (id: string, title: string) => ({ id, story: id, title, name: id.toUpperCase() });

const hidden = { id: "h", title: "Panels/h", name: "H", type: "story", tags: ["test", "panel:bank-edit"] };

test("review list: stories grouped by panel tag, docs pages and hidden tests left out", () => {
  const given = index(
    story("c", "delete-bank"),
    story("a", "bank-edit"),
    story("b", "bank-edit"),
    story("p", "of-another-app"),
    story("d", "bank-edit", "docs"),
    ["h", hidden],
    story("z", "show"),
  );
  expect(reviewPanels(given, { "delete-bank": banks, "bank-edit": banks, show: accounts })).toEqual([
    { panel: "show", title: "show", facts: accounts, stories: [look("z", "show")] },
    {
      panel: "bank-edit",
      title: "bank-edit",
      facts: banks,
      stories: [look("a", "bank-edit"), look("b", "bank-edit")],
    },
    { panel: "delete-bank", title: "delete-bank", facts: banks, stories: [look("c", "delete-bank")] },
  ]);
});

test("review list: looks of a panel filed under two areas → it stands in both, in the order of the menu", () => {
  const filed = (id: string, title: string) => [
    id,
    { id, title, name: "Default", type: "story", tags: ["panel:tx", "dev"] },
  ];
  const given = index(filed("a", "Panels/Transactions/Details"), filed("b", "Panels/Withdraw/To decide"));
  const panels = reviewPanels(given, { tx: { ...banks, area: "Transactions" } }, ["Withdraw", "Transactions"]);
  expect(panels.map(({ facts, title, stories }) => [facts.area, title, stories.map(({ id }) => id)])).toEqual([
    ["Withdraw", "To decide", ["b"]],
    ["Transactions", "Details", ["a"]],
  ]);
});

test("review list: generated state name → sentence case; hand-written name → unchanged", () => {
  const named = (name: string) => {
    const entry = { id: "a", title: "Panels/Banks/Bank", name, type: "story", tags: ["dev", "panel:bank-edit"] };
    return reviewPanels({ entries: { a: entry } }, { "bank-edit": banks })[0]?.stories[0]?.name;
  };
  expect(named("Note Required")).toBe("Note required");
  expect(named("Failed")).toBe("Failed");
  expect(named("Refused by the IBAN check")).toBe("Refused by the IBAN check");
});

test("review list: panel with stories → titled as in the sidebar, sorted by title", () => {
  const titled = (panel: string, title: string) => ({
    id: panel,
    title,
    name: "A",
    type: "story",
    tags: [`panel:${panel}`, "dev"],
  });
  const given = index(
    ["a", titled("bank-edit", "Panels/Banks/Edit bank/Correcting")],
    ["b", titled("delete-bank", "Panels/Banks/Delete bank")],
  );
  const panels = reviewPanels(given, { "bank-edit": banks, "delete-bank": banks });
  expect(panels.map(({ title }) => title)).toEqual(["Delete bank", "Edit bank"]);
});

const own = (name: string) => ({
  id: `bank--${name.toLowerCase()}`,
  story: `bank--${name.toLowerCase()}`,
  title: "Bank",
  name,
});
const states = [
  { name: "Loading", switches: "state:loading;fault:timeout;calls:showBank" },
  { name: "Error", switches: "state:error" },
  { name: "Read only", why: "it writes nothing" },
  { name: "Long content" },
  { name: "Phone", switches: "state:phone", width: 390 },
];
const looks = withStates([own("Default"), own("Error"), own("Long key")], states);

test("withStates: own look of a state, or derived from the default one, in the order of the states; other looks last", () => {
  expect(looks.map((it) => [it.name, it.story, it.switches])).toEqual([
    ["Default", "bank--default", undefined],
    ["Loading", "bank--default", "state:loading;fault:timeout;calls:showBank"],
    ["Error", "bank--error", undefined],
    ["Phone", "bank--default", "state:phone"],
    ["Long key", "bank--long key", undefined],
  ]);
  expect(looks[1]?.id).toBe("bank--default~loading");
  expect(looks[3]?.width).toBe(390);
});

test("missingStates: not applying, or shown by nothing", () => {
  expect(missingStates(looks, states).map(({ name }) => name)).toEqual(["Read only", "Long content"]);
});

test("withStates: without a default look → nothing is derived", () => {
  expect(withStates([own("Error")], states)).toEqual([own("Error")]);
});

test.each([null, undefined, "", {}, { entries: null }, { entries: [1, null, {}] }])(
  "review list: invalid story index %j → panel without stories",
  (given) => {
    expect(reviewPanels(given, { other: banks })).toEqual([
      { panel: "other", title: "other", facts: banks, stories: [] },
    ]);
  },
);
