import { describe, expect, it } from "vitest";
import { labelSchema, missingOf } from "./label.schema.ts";

const good = { opId: "*", slug: "video-slots", title: { en: "Video Slots", sv: "" }, description: { en: "" } };
const problem = (changes: object) => labelSchema.safeParse({ ...good, ...changes }).error?.issues[0]?.message;

describe("label key: format of slugs and codes", () => {
  it.each(["video-slots", "a", "-", "x".repeat(60)])("%s → valid", (slug) => expect(problem({ slug })).toBeUndefined());
  it.each(["Video", "video slots", "slots2", "vidéo", "a_b", "a.b", "", "x".repeat(61)])("“%s” → error", (slug) =>
    expect(problem({ slug })).toBeDefined(),
  );
});

it("label: body → empty languages omitted", () =>
  expect(labelSchema.parse(good)).toEqual({ ...good, title: { en: "Video Slots" }, description: {} }));

it("label: owner or English title missing → error; description optional", () => {
  expect(problem({ opId: "" })).toBe("Choose the owner.");
  expect(problem({ title: { sv: "Spel", en: " " } })).toBe("Enter the title in English.");
  expect(problem({ description: {} })).toBeUndefined();
});

it("label: disabled reason → slug or code, then English title", () => {
  const nothing = { opId: "*", slug: " ", title: {}, description: {} };
  expect(missingOf("code")(nothing)).toBe("Enter the code and the English title first.");
  expect(missingOf("slug")(good)).toBeUndefined();
});
