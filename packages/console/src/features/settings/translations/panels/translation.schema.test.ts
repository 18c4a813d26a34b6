import { describe, expect, it } from "vitest";
import { entityOf, translationSchema, translationWaits } from "./translation.schema.ts";

const good = { rowKey: "deposit.title", texts: { en: "Deposit" } };
const problem = (changes: object) => translationSchema.safeParse({ ...good, ...changes }).error?.issues[0]?.message;

describe("translation schema", () => {
  it.each(["a", "deposit.title", "A-b_c.9", "x".repeat(120)])("key %s → valid", (rowKey) =>
    expect(problem({ rowKey })).toBeUndefined(),
  );
  it.each(["", " ", "deposit title", "a/b", "é", "x".repeat(121)])("key “%s” → error", (rowKey) =>
    expect(problem({ rowKey })).toBeDefined(),
  );
  it("English text missing → error; other languages optional (ruling 29)", () => {
    expect(problem({ texts: { sv: "Insättning" } })).toBe("Enter the text in English.");
    expect(problem({ texts: { en: "  ", sv: "Insättning" } })).toBe("Enter the text in English.");
    expect(problem({ texts: { en: "Deposit" } })).toBeUndefined();
  });
  it("text over 2,000 characters → error", () => {
    expect(problem({ texts: { en: "x".repeat(2000) } })).toBeUndefined();
    expect(problem({ texts: { en: "Deposit", fa: "x".repeat(2001) } })).toBe("Use at most 2,000 characters.");
  });
  it("key or English text missing → disabled reason", () => {
    expect(translationWaits({ rowKey: "", texts: {} })).toBe("Enter the key and the English text first.");
    expect(translationWaits(good)).toBeUndefined();
  });
});

describe("translation body", () => {
  const before = { en: "Deposit", sv: "Insättning", fa: "واریز", tr: "Yatır" };
  const sent = (texts: Record<string, string>, shown = ["en", "sv", "fa", "de"]) =>
    entityOf({ rowKey: "deposit.title", texts }, before, shown);
  const named = { partitionKey: "b2c", rowKey: "deposit.title" };

  it.each([
    ["a text that is changed", { ...before, sv: "Sätt in" }, { ...before, sv: "Sätt in" }],
    ["a language that is added", { ...before, de: "Einzahlen" }, { ...before, de: "Einzahlen" }],
    ["a text that is removed", { en: "Deposit", sv: "Insättning" }, { ...before, fa: "" }],
    ["the English text, with all others", { ...before, en: "Pay in" }, { ...before, en: "Pay in" }],
  ])("%s → all languages sent", (_, texts, expected) =>
    expect(sent(texts as Record<string, string>)).toEqual({ ...named, ...expected }),
  );

  it("language that the user may not edit → its stored text sent", () =>
    expect(sent({ en: "Deposit", sv: "Insättning", tr: "Başka" }, ["en", "sv"])).toEqual({ ...named, ...before }));
});
