import { describe, expect, it } from "vitest";
import { BLOCK_KINDS, type BlockKind } from "#entities/content/kinds/block-kinds.ts";
import { blockFields, blockSchema, blockValues } from "./block.schema.ts";

const KINDS = Object.keys(BLOCK_KINDS) as BlockKind[];
const WRITTEN = { title: "Spring", text: "<p>Here.</p>", imagePath: "/media/a.png", altText: "A harbour" };
const filled = (kind: BlockKind, change: object = {}) => {
  const values = blockValues(kind, ["en", "sv"], undefined, "3");
  const en = Object.fromEntries(
    Object.keys(values.content["en"]!).map((name) => [name, (WRITTEN as Record<string, string>)[name] ?? ""]),
  );
  return {
    ...values,
    name: "Spring",
    gameId: "g-1",
    gameTitle: "Nine Lanterns",
    widgetType: "TOP_GAMES",
    content: { ...values.content, en },
    ...change,
  };
};
const says = (kind: BlockKind, change: object) =>
  blockSchema(kind)
    .safeParse(filled(kind, change))
    .error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];
const COMMON = { name: "Spring", status: "ACTIVE", order: 3, startsAt: null, endsAt: null };

describe("block schema", () => {
  it.each(KINDS)("kind %s with its required fields → valid", (kind) => expect(says(kind, {})).toEqual([]));

  it.each([
    [{ name: " " }, "name", "Enter the name."],
    [{ name: "x".repeat(101) }, "name", "Use at most 100 characters."],
    [{ order: "0" }, "order", "Use a whole number, 1 or more."],
    [{ order: "10000" }, "order", "Use a number up to 9,999."],
    [{ endsAt: "incomplete" }, "endsAt", "Choose a date and time, or leave it empty."],
    [
      { startsAt: "2026-12-01T00:00:00Z", endsAt: "2026-12-01T00:00:00Z" },
      "endsAt",
      "The end must be after the start.",
    ],
  ])("%j → error at %s", (change, path, message) => expect(says("SLIDER", change)).toEqual([[path, message]]));

  it.each([
    { name: "x".repeat(100) },
    { order: "9999" },
    { startsAt: "2026-12-01T00:00:00Z" },
    { endsAt: "2026-12-01T00:00:00Z" },
    { startsAt: "2026-12-01T00:00:00Z", endsAt: "2026-12-01T00:01:00Z" },
  ])("%j → valid", (change) => expect(says("SLIDER", change)).toEqual([]));

  it.each([
    ["GAME_CARD", { gameId: "" }, "gameId", "Choose the game."],
    ["WIDGET", { widgetType: "" }, "widgetType", "Choose the content."],
    ["WIDGET", { itemLimit: "0" }, "itemLimit", "Use a whole number, 1 or more."],
    ["WIDGET", { itemLimit: "101" }, "itemLimit", "Use a number up to 100."],
  ] as const)("kind %s, %j → error", (kind, change, path, message) => {
    expect(says(kind, change)).toEqual([[path, message]]);
    expect(says("SLIDER", change)).toEqual([]);
  });
});

describe("block body", () => {
  const sent = (kind: BlockKind) => blockFields(kind, blockSchema(kind).parse(filled(kind)));

  it("each kind → its own fields, blank languages omitted", () => {
    expect(sent("SLIDER")).toEqual({
      kind: "SLIDER",
      ...COMMON,
      content: { en: { title: "Spring", imagePath: "/media/a.png" } },
    });
    expect(sent("GAME_CARD")).toMatchObject({ kind: "GAME_CARD", gameId: "g-1", gameTitle: "Nine Lanterns" });
    expect(sent("WIDGET")).toEqual({
      kind: "WIDGET",
      ...COMMON,
      widgetType: "TOP_GAMES",
      itemLimit: 10,
      content: { en: { title: "Spring" } },
    });
    expect(sent("LOGIN_IMAGE")).toEqual({
      kind: "LOGIN_IMAGE",
      ...COMMON,
      content: { en: { imagePath: "/media/a.png", altText: "A harbour" } },
    });
  });

  it("unchanged block → same body", () => {
    const block = sent("MODAL_CASHBACK");
    const values = blockValues("MODAL_CASHBACK", ["en", "de"], block);
    expect(blockFields("MODAL_CASHBACK", blockSchema("MODAL_CASHBACK").parse(values))).toEqual(block);
  });
});
