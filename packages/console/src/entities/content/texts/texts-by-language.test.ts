import { describe, expect, it } from "vitest";
import { textIn, textsByLanguage, textValues } from "./texts-by-language.ts";

const NEEDS = { title: "required", imagePath: "required", url: "optional", subtitle: "optional" } as const;
const rule = textsByLanguage(NEEDS);
const en = { title: "Spring", imagePath: "/media/spring.webp", link: "", subtitle: "" };
const says = (content: Record<string, Record<string, string>>) =>
  rule.safeParse(content).error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];

describe("texts by language", () => {
  it("blank language and empty fields → omitted", () =>
    expect(rule.parse({ en, sv: { title: " ", imagePath: "", link: "", subtitle: "" } })).toEqual({
      en: { title: "Spring", imagePath: "/media/spring.webp" },
    }));

  it.each([{}, { sv: en }, { en: { title: " ", imagePath: "/a.png" }, sv: en }])(
    "English incomplete: %j → error",
    (content) => expect(says(content)[0]).toEqual(["en.title", "Enter the text in English."]),
  );

  it("required field missing in another language → error", () =>
    expect(says({ en, sv: { title: "Vår" } })).toEqual([
      ["sv.imagePath", "Enter the text in Swedish, or leave all fields of the language empty."],
    ]));

  it.each(["/", "/games", "https://a.example", "http://a.example", "#top", ""])("link “%s” → valid", (link) =>
    expect(says({ en: { ...en, link } })).toEqual([]),
  );
  it.each(["games", "//evil.example", "javascript:alert(1)", "ftp://a.example"])("link “%s” → error", (link) =>
    expect(says({ en: { ...en, link } })).toEqual([["en.link", "Start with /, # or https://."]]),
  );

  it.each(["games.png", "//evil.example/a.png", "https://evil.example/a.png", "javascript:alert(1)"])(
    "picture “%s” → error",
    (imagePath) => expect(says({ en: { ...en, imagePath } })).toEqual([["en.imagePath", "Start with /."]]),
  );

  it.each([
    ["title", 200],
    ["subtitle", 300],
    ["imagePath", 300],
  ])("%s: at most %i characters → valid, one more → error", (name, most) => {
    expect(says({ en: { ...en, [name]: "/".padEnd(most, "x") } })).toEqual([]);
    expect(says({ en: { ...en, [name]: "/".padEnd(most + 1, "x") } })).toEqual([
      [`en.${name}`, `Use at most ${most} characters.`],
    ]);
  });
});

it("textValues: language or text missing → empty string in the form", () =>
  expect(textValues({ title: "required", url: "optional" }, ["en", "sv"], { en: { title: "Spring" } })).toEqual({
    en: { title: "Spring", link: "" },
    sv: { title: "", link: "" },
  }));

it("textValues and schema: wire field url → form field link, so that drafts keep it", () =>
  expect([
    textValues(NEEDS, ["en"], { en: { url: "/games" } })["en"]!["link"],
    rule.parse({ en: { ...en, link: "/games" } })["en"]!["url"],
  ]).toEqual(["/games", "/games"]));

it.each([
  ["sv", "Vår"],
  ["de", "Spring"],
])("textIn: reader of %s → “%s”", (code, text) =>
  expect(textIn({ en: { title: "Spring" }, sv: { title: "Vår" } }, "title", code)).toBe(text),
);
it("textIn: English missing → text of another language", () =>
  expect(textIn({ sv: { title: "Vår" } }, "title", "de")).toBe("Vår"));
