import { describe, expect, it } from "vitest";
import { nameByLanguage, textByLanguage, textByLanguageUpTo } from "./text-by-language.ts";

describe("a name by language", () => {
  it("leaves out the languages that nobody wrote in", () =>
    expect(nameByLanguage().parse({ sv: " Namn ", en: "Name", de: " " })).toEqual({ en: "Name", sv: "Namn" }));

  it.each([{}, { en: "" }, { en: "   " }, { sv: "Namn" }])("needs its English: %j", (names) =>
    expect(nameByLanguage("title").safeParse(names).error?.issues).toMatchObject([
      { message: "Enter the title in English.", path: ["en"] },
    ]),
  );

  it("says in which language it is too long", () =>
    expect(nameByLanguage().safeParse({ en: "Name", sv: "x".repeat(201) }).error?.issues).toMatchObject([
      { message: "Use at most 200 characters.", path: ["sv"] },
    ]));
});

it("a longer text needs no language", () => {
  expect(textByLanguage.parse({ en: " ", sv: "Text" })).toEqual({ sv: "Text" });
  expect(textByLanguage.safeParse({ en: "x".repeat(2001) }).success).toBe(false);
});

it("is as long as its call allows", () => {
  const tooLong = { sv: "x".repeat(101) };
  expect(nameByLanguage("name", 100).safeParse({ en: "Name", ...tooLong }).error?.issues).toMatchObject([
    { message: "Use at most 100 characters.", path: ["sv"] },
  ]);
  expect(textByLanguageUpTo(100).safeParse(tooLong).success).toBe(false);
  expect(textByLanguageUpTo(101).safeParse(tooLong).success).toBe(true);
});
