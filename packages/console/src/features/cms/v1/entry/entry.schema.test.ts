import { describe, expect, it } from "vitest";
import { entryInput, entrySchema } from "./entry.schema.ts";

const filled = {
  key: "main",
  parentKey: "",
  status: "DRAFT",
  order: "1",
  content: { en: { title: "Casino" } },
} as const;
const problem = (change: object) => entrySchema("BANNER").safeParse({ ...filled, ...change }).error?.issues[0]?.message;
const sent = (kind: "BANNER" | "PAGE", change: object, before?: Parameters<typeof entryInput>[2]) =>
  entryInput(entrySchema(kind).parse({ ...filled, ...change }), kind, before);

describe("entry schema", () => {
  it.each(["a", "main-menu", "a1-2b", "x".repeat(80)])("key %s → valid", (key) =>
    expect(problem({ key })).toBeUndefined(),
  );
  it.each(["", "Main", "a b", "-a", "a-", "a--b", "a/b", "x".repeat(81)])("key “%s” → error", (key) =>
    expect(problem({ key })).toBeDefined(),
  );
  it.each(["0", "10000", ""])("order “%s” → error", (order) => expect(problem({ order })).toBeDefined());
  it("English title missing → error", () =>
    expect(problem({ content: { en: { title: "" } } })).toBe("Enter the text in English."));
});

describe("entry body", () => {
  it("texts that the form does not show → kept", () =>
    expect(
      sent(
        "BANNER",
        { content: { en: { title: "New" } } },
        { en: { title: "Old", text: "<p>Kept.</p>", url: "/gone" } },
      ).content,
    ).toEqual({ en: { title: "New", text: "<p>Kept.</p>" } }));
  it("parent → its key, or null", () =>
    expect([sent("PAGE", { parentKey: "legal" }).parentKey, sent("PAGE", {}).parentKey]).toEqual(["legal", null]));
});
