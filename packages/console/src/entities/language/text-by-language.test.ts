import { describe, expect, it } from "vitest";
import { nameByLanguage, textByLanguage, textByLanguageUpTo } from "./text-by-language.ts";

describe("nameByLanguage", () => {
  it("blank text of a language → omitted", () =>
    expect(nameByLanguage().parse({ sv: " Namn ", en: "Name", de: " " })).toEqual({ en: "Name", sv: "Namn" }));

  it.each([{}, { en: "" }, { en: "   " }, { sv: "Namn" }])("English missing: %j → error", (names) =>
    expect(nameByLanguage("title").safeParse(names).error?.issues).toMatchObject([
      { message: "Enter the title in English.", path: ["en"] },
    ]),
  );

  it("too long in one language → error at that language", () =>
    expect(nameByLanguage().safeParse({ en: "Name", sv: "x".repeat(201) }).error?.issues).toMatchObject([
      { message: "Use at most 200 characters.", path: ["sv"] },
    ]));
});

it("textByLanguage: no English → valid; over 2,000 characters → error", () => {
  expect(textByLanguage.parse({ en: " ", sv: "Text" })).toEqual({ sv: "Text" });
  expect(textByLanguage.safeParse({ en: "x".repeat(2001) }).success).toBe(false);
});

it("text by language: above the limit of the call → error", () => {
  const tooLong = { sv: "x".repeat(101) };
  expect(nameByLanguage("name", 100).safeParse({ en: "Name", ...tooLong }).error?.issues).toMatchObject([
    { message: "Use at most 100 characters.", path: ["sv"] },
  ]);
  expect(textByLanguageUpTo(100).safeParse(tooLong).success).toBe(false);
  expect(textByLanguageUpTo(101).safeParse(tooLong).success).toBe(true);
});
