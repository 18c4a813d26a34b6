import { describe, expect, it } from "vitest";
import { textIn, textsByLanguage, textValues } from "./texts-by-language.ts";

const NEEDS = { title: "required", imagePath: "required", url: "optional", subtitle: "optional" } as const;
const rule = textsByLanguage(NEEDS);
const en = { title: "Spring", imagePath: "/media/spring.webp", link: "", subtitle: "" };
const says = (content: Record<string, Record<string, string>>) =>
  rule.safeParse(content).error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];

describe("texts by language", () => {
  it("leave out what nobody wrote", () =>
    expect(rule.parse({ en, sv: { title: " ", imagePath: "", link: "", subtitle: "" } })).toEqual({
      en: { title: "Spring", imagePath: "/media/spring.webp" },
    }));

  it.each([{}, { sv: en }, { en: { title: " ", imagePath: "/a.png" }, sv: en }])("need English: %j", (content) =>
    expect(says(content)[0]).toEqual(["en.title", "Enter it in English."]),
  );

  it("need all of a language that is begun", () =>
    expect(says({ en, sv: { title: "Vår" } })).toEqual([
      ["sv.imagePath", "Enter it in Swedish, or leave all of the language empty."],
    ]));

  it.each(["/", "/games", "https://a.example", "http://a.example", "#top", ""])("lead to “%s”", (link) =>
    expect(says({ en: { ...en, link } })).toEqual([]),
  );
  it.each(["games", "//evil.example", "javascript:alert(1)", "ftp://a.example"])("do not lead to “%s”", (link) =>
    expect(says({ en: { ...en, link } })).toEqual([["en.link", "Begin with /, # or https://."]]),
  );

  it.each([
    ["title", 200],
    ["subtitle", 300],
    ["imagePath", 300],
  ])("have at most so many characters: %s, %i", (name, most) => {
    expect(says({ en: { ...en, [name]: "x".repeat(most) } })).toEqual([]);
    expect(says({ en: { ...en, [name]: "x".repeat(most + 1) } })).toEqual([
      [`en.${name}`, `Use at most ${most} characters.`],
    ]);
  });
});

it("a form has room for each text in each language", () =>
  expect(textValues({ title: "required", url: "optional" }, ["en", "sv"], { en: { title: "Spring" } })).toEqual({
    en: { title: "Spring", link: "" },
    sv: { title: "", link: "" },
  }));

it("where something leads has another name in a form, so that what is typed is kept over a reload", () =>
  expect([
    textValues(NEEDS, ["en"], { en: { url: "/games" } })["en"]!["link"],
    rule.parse({ en: { ...en, link: "/games" } })["en"]!["url"],
  ]).toEqual(["/games", "/games"]));

it.each([
  ["sv", "Vår"],
  ["de", "Spring"],
])("players of %s read: %s", (code, text) =>
  expect(textIn({ en: { title: "Spring" }, sv: { title: "Vår" } }, "title", code)).toBe(text),
);
it("players read any language where there is no English", () =>
  expect(textIn({ sv: { title: "Vår" } }, "title", "de")).toBe("Vår"));
