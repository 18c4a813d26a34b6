import { expect, it } from "vitest";
import { allLanguages, englishApart } from "./english-apart.ts";

it.each([
  ["Gift", { sv: "Gåva" }, { sv: "Gåva", en: "Gift" }],
  ["Gift", undefined, { en: "Gift" }],
  [null, { sv: "Gåva" }, { sv: "Gåva" }],
  ["", undefined, {}],
])("of %s and %o a form holds %o, and sends the same again", (english, others, held) => {
  expect(allLanguages(english, others)).toEqual(held);
  expect(englishApart(held)).toEqual([english ?? "", others ?? {}]);
});
