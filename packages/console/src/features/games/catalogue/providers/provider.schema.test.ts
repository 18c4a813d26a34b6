import { describe, expect, it } from "vitest";
import { missingOf, providerSchema } from "./provider.schema.ts";

const good = { opId: "*", slug: "lumen-7", aliases: ["Lumen ", "LW"], displayName: { en: "Lumen Works", sv: "" } };
const problem = (changes: object) => providerSchema.safeParse({ ...good, ...changes }).error?.issues[0];

describe("original provider", () => {
  it("body → wire values", () =>
    expect(providerSchema.parse(good)).toEqual({
      ...good,
      aliases: ["Lumen", "LW"],
      displayName: { en: "Lumen Works" },
    }));

  it.each(["Lumen", "lumen works", "lumen_works", ""])("slug “%s” → error", (slug) =>
    expect(problem({ slug })?.path).toEqual(["slug"]),
  );

  it.each([
    [["a", " "], "An alias must not be empty."],
    [["a", "b".repeat(81)], "Use at most 80 characters."],
    [["a", "b", "A "], "This alias is already listed."],
  ])("aliases %j → error", (aliases, message) => expect(problem({ aliases })?.message).toBe(message));

  it("aliases: 0 or 50 → valid, 51 → error", () => {
    const many = Array.from({ length: 51 }, (_, index) => `alias ${index}`);
    expect(problem({ aliases: [] })).toBeUndefined();
    expect(problem({ aliases: many.slice(1) })).toBeUndefined();
    expect(problem({ aliases: many })?.message).toBe("Use at most 50 aliases.");
  });
});

describe("original provider: Save is disabled", () => {
  it("no English display name → reason", () => {
    expect(missingOf({ ...good, displayName: { sv: "Lumen" } })).toBe("Enter the English display name first.");
    expect(missingOf(good)).toBeUndefined();
  });
  it.each([[[""]], [["a", "  "]]])("empty alias %j → reason", (aliases) =>
    expect(missingOf({ ...good, aliases })).toBe("Fill in or remove the empty alias first."),
  );
});
