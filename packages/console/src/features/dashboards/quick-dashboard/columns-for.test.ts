import { expect, it } from "vitest";
import { columnsFor } from "./columns-for.ts";

it("fills every row where it can, and leaves no card alone", () => {
  expect([4, 8, 9, 10, 11, 12].map(columnsFor)).toEqual([4, 4, 3, 5, 4, 4]);
  expect(columnsFor(13)).toBe(5);
  for (let cards = 2; cards <= 24; cards += 1) expect(cards % columnsFor(cards)).not.toBe(1);
});
