import { expect, it } from "vitest";
import { allLanguages, englishApart } from "./english-apart.ts";

it.each([
  ["Gift", { sv: "Gåva" }, { sv: "Gåva", en: "Gift" }],
  ["Gift", undefined, { en: "Gift" }],
  [null, { sv: "Gåva" }, { sv: "Gåva" }],
  ["", undefined, {}],
])("allLanguages: English %s, others %o → %o; englishApart reverses it", (english, others, held) => {
  expect(allLanguages(english, others)).toEqual(held);
  expect(englishApart(held)).toEqual([english ?? "", others ?? {}]);
});
