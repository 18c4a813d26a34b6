import { describe, expect, it } from "vitest";
import { changeName, comparable } from "./compared.ts";

describe("game log: comparison (shell §3)", () => {
  it("lists → compared by items, not by position", () => {
    expect(comparable({ tags: ["norse", "vip"] })).toEqual({ tags: { norse: "norse", vip: "vip" } });
  });

  it("booleans → Yes and No, unknown → empty", () => {
    expect(comparable({ hasDemo: false, displayRTP: true, RTP: null })).toEqual({
      hasDemo: "No",
      displayRTP: "Yes",
      RTP: null,
    });
  });

  it("no values → null", () => {
    expect(comparable(null)).toBeNull();
  });

  it.each([
    ["tags.norse", "Tags"],
    ['tags["free-spins"]', "Tags"],
    ["displayRTP", "Display RTP"],
    ["coverPhoto", "Cover photo"],
  ])("path %s → label “%s”", (path, name) => {
    expect(changeName(path)).toBe(name);
  });
});
