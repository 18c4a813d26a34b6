import { expect, test } from "vitest";
import { contractOfPaths } from "../testing/findings-of.ts";
import { tagsOf } from "./tags-of.ts";

const filesOf = (...tags: string[]) =>
  tagsOf(
    contractOfPaths(
      Object.fromEntries(tags.map((tag, index) => [`/${index}`, { get: { tags: [tag], responses: {} } }])),
    ),
  ).map((it) => it.file);

test("tagsOf: each tag → unique file name", () => {
  expect(filesOf("Cash & Cards", "cash/cards", "Överföring", "支払い", "払い戻し")).toEqual([
    "tag-cash-cards.html",
    "tag-cash-cards-2.html",
    "tag-overforing.html",
    "tag--.html",
    "tag---2.html",
  ]);
});

test("tagsOf: file name → inside the folder, limited length", () => {
  const files = filesOf("../../etc/passwd", "x".repeat(400));
  for (const file of files) expect(file).toMatch(/^tag-[a-z0-9-]{1,80}\.html$/);
});
