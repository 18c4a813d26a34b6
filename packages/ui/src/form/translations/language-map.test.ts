import { describe, expect, it } from "vitest";
import { englishFirst, missingLanguages, withLanguage } from "./language-map.ts";

const languages = [
  { code: "ar", label: "Arabic" },
  { code: "en", label: "English" },
  { code: "de", label: "German" },
];

describe("englishFirst", () => {
  it("English first, the others keep their order", () => {
    expect(englishFirst(languages).map(({ code }) => code)).toEqual(["en", "ar", "de"]);
  });
});

describe("withLanguage", () => {
  it("new language → key only while there is a text", () => {
    expect(withLanguage({ en: "A" }, "ar", "ب", { en: "A" })).toEqual({ en: "A", ar: "ب" });
    expect(withLanguage({ en: "A", ar: "ب" }, "ar", "", { en: "A" })).toEqual({ en: "A" });
  });

  it("language that existed before, cleared → key stays with an empty text", () => {
    expect(withLanguage({ en: "A", ar: "ب" }, "ar", "", { en: "A", ar: "ب" })).toEqual({ en: "A", ar: "" });
  });

  it("input map → not mutated", () => {
    const map = { en: "A" };
    withLanguage(map, "en", "B", map);
    expect(map).toEqual({ en: "A" });
  });
});

describe("missingLanguages", () => {
  it("absent, empty or blank text → missing", () => {
    expect(missingLanguages({ en: "A", ar: "  ", de: "" }, languages).map(({ code }) => code)).toEqual(["ar", "de"]);
  });
});
