import { describe, expect, it } from "vitest";
import { contentOf, isBlank, link, MOST_HTML, slug, optionalText, written } from "./content-rules.ts";

const says = (
  rule: { safeParse: (value: unknown) => { error?: { issues: { message: string }[] } | undefined } },
  value: unknown,
) => rule.safeParse(value).error?.issues[0]?.message;

describe("content slug", () => {
  it.each(["a", "about-us", "7-days", "x".repeat(80)])("%s → valid", (text) =>
    expect(says(slug, text)).toBeUndefined(),
  );
  it.each([
    ["", "Enter the address."],
    ["About", "Use lowercase letters, numbers and single hyphens between them; no slash."],
    ["a/b", "Use lowercase letters, numbers and single hyphens between them; no slash."],
    ["a--b", "Use lowercase letters, numbers and single hyphens between them; no slash."],
    ["-a", "Use lowercase letters, numbers and single hyphens between them; no slash."],
    ["x".repeat(81), "Use at most 80 characters."],
  ])("%j → error", (text, rule) => expect(says(slug, text)).toBe(rule));
});

describe("content link", () => {
  it.each(["", "/", "/bonus", "#top", "https://example.com", "http://example.com"])("%j → valid", (text) =>
    expect(says(link, text)).toBeUndefined(),
  );
  it.each(["bonus", "//evil.example", "javascript:alert(1)", "data:text/html,x"])("%s → error", (text) =>
    expect(says(link, text)).toBe("Start with /, # or https://."),
  );
});

describe("texts of a content entry", () => {
  const rule = contentOf({ text: optionalText(MOST_HTML) });
  const problems = (content: object) =>
    rule.safeParse(content).error?.issues.map(({ path, message }) => [path.join("."), message]);

  it("English title missing → error", () => {
    expect(problems({})).toEqual([["en.title", "Enter the title in English."]]);
    expect(problems({ en: { title: " ", text: "<p>x</p>" } })).toEqual([["en.title", "Enter the title in English."]]);
  });
  it("language with a text but no title → error", () =>
    expect(problems({ en: { title: "About" }, sv: { title: "", text: "<p>Om</p>" } })).toEqual([
      ["sv.title", "Enter the title."],
    ]));
  it("length: at the limit of the call → valid, one more character → error", () => {
    expect(problems({ en: { title: "x".repeat(200), text: "x".repeat(MOST_HTML) } })).toBeUndefined();
    expect(problems({ en: { title: "x".repeat(201) } })).toEqual([["en.title", "Use at most 200 characters."]]);
    expect(problems({ en: { title: "x", text: "x".repeat(MOST_HTML + 1) } })).toEqual([
      ["en.text", "Use at most 50000 characters."],
    ]);
  });
  it("written: blank languages and empty fields → omitted", () =>
    expect(written(rule.parse({ en: { title: " About " }, sv: { title: "", text: " " }, de: {} }))).toEqual({
      en: { title: "About" },
    }));
  it("written: required fields → kept even when empty", () =>
    expect(written(rule.parse({ en: { title: "About" } }), ["text"])).toEqual({ en: { title: "About", text: "" } }));
});

it.each([
  [undefined, true],
  [{}, true],
  [{ title: " ", text: undefined }, true],
  [{ title: "", text: "<p>x</p>" }, false],
])("isBlank: %j → %s", (texts, blank) => expect(isBlank(texts)).toBe(blank));
