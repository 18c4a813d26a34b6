import { expect, it } from "vitest";
import { joinEnglish, splitEnglish } from "./split-english.ts";

it.each([
  ["Gift", { sv: "Gåva" }, { sv: "Gåva", en: "Gift" }],
  ["Gift", undefined, { en: "Gift" }],
  [null, { sv: "Gåva" }, { sv: "Gåva" }],
  ["", undefined, {}],
])("joinEnglish: English %s, others %o → %o; splitEnglish reverses it", (english, others, held) => {
  expect(joinEnglish(english, others)).toEqual(held);
  expect(splitEnglish(held)).toEqual([english ?? "", others ?? {}]);
});
