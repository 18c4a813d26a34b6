import fc from "fast-check";
import { expect, it } from "vitest";
import { NAME_MAX, parseSavedViews, type SavedView, withView } from "./saved-views.ts";

const one = (name: string, filter = ""): SavedView => ({ name, filter, view: { columns: {} } });

const saved = fc.record({
  name: fc
    .string({ minLength: 1, maxLength: NAME_MAX })
    .map((name) => name.trim())
    .filter((name) => name !== ""),
  filter: fc.string(),
  view: fc.record({ columns: fc.dictionary(fc.stringMatching(/^[a-z]+$/), fc.boolean()) }),
  sort: fc.record({ id: fc.string(), desc: fc.boolean() }),
});

it("parseSavedViews: stored views → same views", () => {
  fc.assert(
    fc.property(fc.uniqueArray(saved, { selector: ({ name }) => name, maxLength: 10 }), (views) => {
      expect(parseSavedViews(JSON.parse(JSON.stringify(views)))).toEqual(views);
    }),
  );
});

it("parseSavedViews: any JSON → valid views only", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (stored) => {
      for (const view of parseSavedViews(stored)) expect(view.name).not.toBe("");
    }),
  );
  expect(parseSavedViews([{ name: " ", filter: "" }, { name: "a" }, null, one("b"), one("b", "2")])).toEqual([
    one("b"),
  ]);
});

it("withView: existing name → replaced; new name → appended", () => {
  expect(withView([one("a"), one("b")], one("a", "2"))).toEqual([one("a", "2"), one("b")]);
  expect(withView([one("a")], one("b"))).toEqual([one("a"), one("b")]);
});
