import { describe, expect, it } from "vitest";
import { themeSchema } from "./theme.schema.ts";

const colors = {
  primary: "#2f6fed",
  secondary: "#f2b705",
  background: "#0f1522",
  surface: "#182034",
  text: "#f4f6fb",
};
const good = { mode: "DARK", colors, fontFamily: "Inter", cornerRadius: "8" };
const problem = (changes: object) => themeSchema.safeParse({ ...good, ...changes }).error?.issues[0]?.message;

describe("theme schema", () => {
  it("colour other than six hexadecimal digits → error", () => {
    expect(problem({})).toBeUndefined();
    for (const text of ["", "red", "#fff", "#12345g", "#1234567", "url(x)"])
      expect(problem({ colors: { ...colors, text } })).toBe("Enter a colour such as #1a7f5a.");
  });
  it("corner radius outside 0 to 32 pixels → error", () => {
    expect([problem({ cornerRadius: "0" }), problem({ cornerRadius: "32" })]).toEqual([undefined, undefined]);
    expect(problem({ cornerRadius: "33" })).toBe("Use a number up to 32.");
    expect(problem({ cornerRadius: "" })).toBe("Enter the radius.");
  });
  it("font family empty, over 60 characters or with punctuation → error", () => {
    expect(problem({ fontFamily: "x".repeat(60) })).toBeUndefined();
    expect(problem({ fontFamily: "x".repeat(61) })).toBe("Use at most 60 characters.");
    expect(problem({ fontFamily: " " })).toBe("Enter the typeface.");
    expect(problem({ fontFamily: "a;b" })).toMatch(/without quotes/);
  });
});
