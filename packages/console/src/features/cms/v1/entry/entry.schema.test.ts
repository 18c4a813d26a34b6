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

describe("an entry", () => {
  it.each(["a", "main-menu", "a1-2b", "x".repeat(80)])("has a key like %s", (key) =>
    expect(problem({ key })).toBeUndefined(),
  );
  it.each(["", "Main", "a b", "-a", "a-", "a--b", "a/b", "x".repeat(81)])("has no key like “%s”", (key) =>
    expect(problem({ key })).toBeDefined(),
  );
  it.each(["0", "10000", ""])("has no place like “%s”", (order) => expect(problem({ order })).toBeDefined());
  it("needs its English title", () => expect(problem({ content: { en: { title: "" } } })).toBe("Enter it in English."));
});

describe("what is sent of it", () => {
  it("keeps the texts that its form does not show", () =>
    expect(
      sent(
        "BANNER",
        { content: { en: { title: "New" } } },
        { en: { title: "Old", text: "<p>Kept.</p>", url: "/gone" } },
      ).content,
    ).toEqual({ en: { title: "New", text: "<p>Kept.</p>" } }));
  it("names what it stands under, or nothing", () =>
    expect([sent("PAGE", { parentKey: "legal" }).parentKey, sent("PAGE", {}).parentKey]).toEqual(["legal", null]));
});
