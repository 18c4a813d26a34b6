import { describe, expect, it } from "vitest";
import { englishFirst, missingLanguages, withLanguage } from "./language-map.ts";

const languages = [
  { code: "ar", label: "Arabic" },
  { code: "en", label: "English" },
  { code: "de", label: "German" },
];

describe("englishFirst", () => {
  it("moves English to the top and keeps the order of the others", () => {
    expect(englishFirst(languages).map(({ code }) => code)).toEqual(["en", "ar", "de"]);
  });
});

describe("withLanguage", () => {
  it("adds a key only once something is written", () => {
    expect(withLanguage({ en: "A" }, "ar", "ب", { en: "A" })).toEqual({ en: "A", ar: "ب" });
    expect(withLanguage({ en: "A", ar: "ب" }, "ar", "", { en: "A" })).toEqual({ en: "A" });
  });

  it("keeps the key of a language that was there before", () => {
    expect(withLanguage({ en: "A", ar: "ب" }, "ar", "", { en: "A", ar: "ب" })).toEqual({ en: "A", ar: "" });
  });

  it("does not change the map it was given", () => {
    const map = { en: "A" };
    withLanguage(map, "en", "B", map);
    expect(map).toEqual({ en: "A" });
  });
});

describe("missingLanguages", () => {
  it("counts absent, empty and blank texts", () => {
    expect(missingLanguages({ en: "A", ar: "  ", de: "" }, languages).map(({ code }) => code)).toEqual(["ar", "de"]);
  });
});
