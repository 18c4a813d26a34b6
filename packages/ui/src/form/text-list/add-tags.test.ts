import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addTags } from "./add-tags.ts";

describe("addTags", () => {
  it.each([
    ["one", {}, ["one"]],
    ["one, two;three\r\nfour\n\n", {}, ["one", "two", "three", "four"]],
    ["new york", {}, ["new york"]],
    ["new york", { noWhitespace: true }, ["new", "york"]],
    ["one,one, one ", {}, ["one"]],
    [" , ;\n", {}, []],
  ])("%j → tags", (text, rules, tags) =>
    expect(addTags([], text, rules)).toEqual({ tags, rest: "", problem: undefined }),
  );

  it("more tags than the limit → the rest stays in the input, with a problem", () =>
    expect(addTags(["a"], "a, b, c, d", { limit: 2 })).toEqual({
      tags: ["a", "b"],
      rest: "c, d",
      problem: "Use at most 2 entries.",
    }));

  it("invalid tag among valid ones → valid ones are added, the invalid one stays in the input", () =>
    expect(addTags([], "1.1.1.1, x, 2.2.2.2", { check: (tag) => (tag === "x" ? "No address." : undefined) })).toEqual({
      tags: ["1.1.1.1", "2.2.2.2"],
      rest: "x",
      problem: "x: No address.",
    }));

  it("any entries → none is lost, repeated or cut", () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[^\s,;]{1,8}$/)), (words) => {
        const { tags, rest } = addTags([], words.join("\n"), {});
        expect(new Set(tags)).toEqual(new Set(words));
        expect(tags).toHaveLength(new Set(words).size);
        expect(rest).toBe("");
      }),
    );
  });
});
