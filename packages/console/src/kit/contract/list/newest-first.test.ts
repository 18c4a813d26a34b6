import type { ReadShape } from "@backoffice/api-client";
import { expect, test } from "vitest";
import { chooseColumns } from "./choose-columns.ts";
import { newestFirst } from "./newest-first.ts";

const SHAPES: readonly (readonly [read: string, shape: ReadShape])[] = Object.values(
  import.meta.glob<Record<string, ReadShape>>("../../../../../api-client/src/generated/shapes/*.ts", {
    eager: true,
  }),
).flatMap((file) => Object.entries(file));

const sorted = SHAPES.flatMap(([read, shape]) => {
  const sort = newestFirst(shape);
  return sort && shape.rows !== undefined ? [[read, shape, sort] as const] : [];
});

test.each(sorted)("default sort of %s: its column is shown", (_, shape, sort) => {
  const inSight = chooseColumns(shape, { key: [] }).filter(({ looks }) => !looks.defaultHidden);
  expect(inSight.map(({ looks }) => looks.id)).toContain(sort.id);
});

test("default sort of tickets: last message, newest first", () => {
  const [, , sort] = sorted.find(([read]) => read === "listTickets")!;
  expect(sort).toEqual({ id: "lastMessageAt", desc: true });
});
