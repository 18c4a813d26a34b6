import { describe, expect, it } from "vitest";
import { labelSchema, missingOf } from "./label.schema.ts";

const good = { opId: "*", slug: "video-slots", title: { en: "Video Slots", sv: "" }, description: { en: "" } };
const problem = (changes: object) => labelSchema.safeParse({ ...good, ...changes }).error?.issues[0]?.message;

describe("the slug of a category or tag, and the code of a jurisdiction,", () => {
  it.each(["video-slots", "a", "-", "x".repeat(60)])("has lowercase letters and dashes only: %s", (slug) =>
    expect(problem({ slug })).toBeUndefined(),
  );
  it.each(["Video", "video slots", "slots2", "vidéo", "a_b", "a.b", "", "x".repeat(61)])("refuses “%s”", (slug) =>
    expect(problem({ slug })).toBeDefined(),
  );
});

it("a label becomes what the wire wants: no empty language", () =>
  expect(labelSchema.parse(good)).toEqual({ ...good, title: { en: "Video Slots" }, description: {} }));

it("a label needs its owner and its English title, and no description", () => {
  expect(problem({ opId: "" })).toBe("Choose the operator or brand that it belongs to.");
  expect(problem({ title: { sv: "Spel", en: " " } })).toBe("Enter the title in English.");
  expect(problem({ description: {} })).toBeUndefined();
});

it("Save waits for the slug or code and the English title", () => {
  const nothing = { opId: "*", slug: " ", title: {}, description: {} };
  expect(missingOf("code")(nothing)).toBe("Enter the code and the English title first.");
  expect(missingOf("slug")(good)).toBeUndefined();
});
