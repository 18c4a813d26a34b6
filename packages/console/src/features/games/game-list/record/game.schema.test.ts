import { describe, expect, it } from "vitest";
import { gameSchema, gameValues } from "./game.schema.ts";

const game = {
  gameId: "imoon-00417",
  title: "Amber Lanterns",
  description: "",
  aggregator: "imoon",
  providerId: "prv-007",
  provider: "Lumen Works",
  categories: ["video-slots"],
  tags: [],
  jurisdictions: [],
  RTP: 96.21,
  displayRTP: true,
  hasDemo: true,
  hasChat: false,
  isBranded: false,
  coverPhoto: null,
  status: "ENABLED",
  createdAt: "2025-02-11T08:00:00Z",
  updatedAt: "2026-11-12T09:30:00Z",
  updatedBy: null,
} satisfies Parameters<typeof gameValues>[0];

const problems = (change: Partial<ReturnType<typeof gameValues>>) =>
  gameSchema.safeParse({ ...gameValues(game), ...change }).error?.issues.map(({ message }) => message) ?? [];

describe("game form", () => {
  it("round trip → unchanged", () => {
    expect(game).toMatchObject(gameSchema.parse(gameValues(game)));
    expect(gameSchema.parse(gameValues({ ...game, RTP: null })).RTP).toBeNull();
  });

  it.each(["", "/media/games/a b.webp", "https://files.example/a.png", "http://files.example/a.png"])(
    "cover photo “%s” → valid",
    (coverPhoto) => expect(problems({ coverPhoto })).toEqual([]),
  );

  it.each([
    [{ title: " " }, "Enter the title."],
    [{ title: "x".repeat(201) }, "Use at most 200 characters."],
    [{ description: "x".repeat(2001) }, "Use at most 2,000 characters."],
    [{ providerId: "" }, "Choose the provider."],
    [{ RTP: "100.1" }, "Use at most 100."],
    [{ RTP: "-1" }, "Use at least 0."],
    [{ tags: Array.from({ length: 51 }, (_, at) => `t-${at}`) }, "Choose at most 50 tags."],
    [{ coverPhoto: "javascript:alert(1)" }, "Start with / or https://."],
    [{ coverPhoto: "//evil.example/a.png" }, "Start with / or https://."],
    [{ coverPhoto: "/\\evil.example/a.png" }, "Start with / or https://."],
    [{ coverPhoto: "data:image/png;base64,AA==" }, "Start with / or https://."],
  ])("%o → error", (change, message) => {
    expect(problems(change)).toEqual([message]);
  });
});
