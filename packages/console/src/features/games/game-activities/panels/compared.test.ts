import { describe, expect, it } from "vitest";
import { changeName, comparable } from "./compared.ts";

describe("a game log compares before with after (shell §3)", () => {
  it("by what is in its lists, not by where it stands there", () => {
    expect(comparable({ tags: ["norse", "vip"] })).toEqual({ tags: { norse: "norse", vip: "vip" } });
  });

  it("with yes and no in words, and what is not known left empty", () => {
    expect(comparable({ hasDemo: false, displayRTP: true, RTP: null })).toEqual({
      hasDemo: "No",
      displayRTP: "Yes",
      RTP: null,
    });
  });

  it("or not at all, when there was nothing to compare", () => {
    expect(comparable(null)).toBeNull();
  });

  it.each([
    ["tags.norse", "Tags"],
    ['tags["free-spins"]', "Tags"],
    ["displayRTP", "Display RTP"],
    ["coverPhoto", "Cover photo"],
  ])("names %s “%s”", (path, name) => {
    expect(changeName(path)).toBe(name);
  });
});
