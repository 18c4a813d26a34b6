import { describe, expect, it } from "vitest";
import { sectionContent, sectionSchema } from "./section.schema.ts";

const filled = { key: "main", status: "DRAFT", order: "1", content: { en: { title: "Casino" } } };
const problem = (change: object) =>
  sectionSchema("BANNER").safeParse({ ...filled, ...change }).error?.issues[0]?.message;

describe("a section", () => {
  it.each(["a", "main-menu", "a1-2b", "x".repeat(80)])("has a key like %s", (key) =>
    expect(problem({ key })).toBeUndefined(),
  );
  it.each(["", "Main", "a b", "-a", "a-", "a--b", "a/b", "x".repeat(81)])("has no key like “%s”", (key) =>
    expect(problem({ key })).toBeDefined(),
  );
  it.each(["0", "10000", ""])("has no place like “%s”", (order) => expect(problem({ order })).toBeDefined());
  it("needs its English title", () => expect(problem({ content: { en: { title: "" } } })).toBe("Enter it in English."));
});

it("texts that its form does not show stay as they are", () =>
  expect(
    sectionContent({ en: { title: "New" } }, "BANNER", { en: { title: "Old", text: "<p>Kept.</p>", url: "/gone" } }),
  ).toEqual({ en: { title: "New", text: "<p>Kept.</p>" } }));
