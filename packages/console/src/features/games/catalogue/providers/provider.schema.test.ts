import { describe, expect, it } from "vitest";
import { missingOf, providerSchema } from "./provider.schema.ts";

const good = { opId: "*", slug: "lumen-7", aliases: ["Lumen ", "LW"], displayName: { en: "Lumen Works", sv: "" } };
const problem = (changes: object) => providerSchema.safeParse({ ...good, ...changes }).error?.issues[0];

describe("an original provider", () => {
  it("becomes what the wire wants", () =>
    expect(providerSchema.parse(good)).toEqual({
      ...good,
      aliases: ["Lumen", "LW"],
      displayName: { en: "Lumen Works" },
    }));

  it.each(["Lumen", "lumen works", "lumen_works", ""])("has no slug like “%s”", (slug) =>
    expect(problem({ slug })?.path).toEqual(["slug"]),
  );

  it.each([
    [["a", " "], "An alias must not be empty."],
    [["a", "b".repeat(81)], "Use at most 80 characters."],
    [["a", "b", "A "], "This alias is there twice."],
  ])("has no aliases like %j", (aliases, message) => expect(problem({ aliases })?.message).toBe(message));

  it("has no alias, or fifty, but not fifty-one", () => {
    const many = Array.from({ length: 51 }, (_, index) => `alias ${index}`);
    expect(problem({ aliases: [] })).toBeUndefined();
    expect(problem({ aliases: many.slice(1) })).toBeUndefined();
    expect(problem({ aliases: many })?.message).toBe("Use at most 50 aliases.");
  });
});

describe("Save is disabled", () => {
  it("without an English display name", () => {
    expect(missingOf({ ...good, displayName: { sv: "Lumen" } })).toBe("Enter the English display name first.");
    expect(missingOf(good)).toBeUndefined();
  });
  it.each([[[""]], [["a", "  "]]])("when any alias is empty: %j", (aliases) =>
    expect(missingOf({ ...good, aliases })).toBe("Fill in the empty alias, or remove it, first."),
  );
});
