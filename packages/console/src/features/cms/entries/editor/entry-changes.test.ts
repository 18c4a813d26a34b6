import { expect, it } from "vitest";
import { entryChanges } from "./entry-changes.ts";

const published = { slug: "about-us", content: { en: { title: "About us", text: "" }, sv: { title: "Om oss" } } };

it("entryChanges: title, a new language and slug changed → one line per field, with its language", () => {
  const saved = {
    id: "1",
    slug: "about",
    content: { ...published.content, en: { title: "About", text: "" }, tr: { title: "Hakkında", text: "<p>Biz</p>" } },
  };
  expect(entryChanges(published, saved).map(({ field, language }) => [field, language])).toEqual([
    ["Slug", undefined],
    ["Title", "English"],
    ["Title", "Turkish"],
    ["Text", "Turkish"],
  ]);
});

it("entryChanges: empty text and missing text → no change", () =>
  expect(
    entryChanges(published, { ...published, content: { en: { title: "About us" }, sv: { title: "Om oss" } } }),
  ).toEqual([]));

it("entryChanges: nothing published apart from the saved version → no change", () =>
  expect(entryChanges(null, published)).toEqual([]));
