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
  ])("adds %j", (text, rules, tags) =>
    expect(addTags([], text, rules)).toEqual({ tags, rest: "", problem: undefined }),
  );

  it("keeps what is over the limit for the person to decide about", () =>
    expect(addTags(["a"], "a, b, c, d", { limit: 2 })).toEqual({
      tags: ["a", "b"],
      rest: "c, d",
      problem: "Use at most 2.",
    }));

  it("keeps what is wrong, and adds the others", () =>
    expect(addTags([], "1.1.1.1, x, 2.2.2.2", { check: (tag) => (tag === "x" ? "No address." : undefined) })).toEqual({
      tags: ["1.1.1.1", "2.2.2.2"],
      rest: "x",
      problem: "x: No address.",
    }));

  it("never loses, repeats or cuts an entry", () => {
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
