import { expect, it } from "vitest";
import { nameInLanguages } from "./name-in-languages.ts";

it.each([
  ["content.en.title", "English, title"],
  ["content.sv.metaTitle", "Swedish, meta title"],
  ["siteTitle.ckb", "Site title, Sorani"],
  ["socialLinks[0].network", "Social links, 1, network"],
  ["slug", "Slug"],
  ["", undefined],
])("nameInLanguages: %s → %s", (path, words) => expect(nameInLanguages(path)).toBe(words));
