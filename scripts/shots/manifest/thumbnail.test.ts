import { PNG } from "pngjs";
import { expect, test } from "vitest";
import { thumbnail } from "./thumbnail.ts";

/** Three rows in which the first 320 pixels differ from the rest. */
const picture = () => {
  const drawn = new PNG({ width: 648, height: 3 });
  for (let pixel = 0; pixel < 648 * 3; pixel += 1)
    drawn.data.set([pixel % 648 < 324 ? 10 : pixel < 648 ? 0 : 200, 20, 30, 255], pixel * 4);
  return drawn;
};
const pixel = ({ data }: PNG, at: number) => [...data.subarray(at * 4, at * 4 + 4)];

test("thumbnail: 648 × 3 pixels → 216 × 1, each the mean of 9", () => {
  const small = thumbnail(picture());
  expect([small.width, small.height]).toEqual([216, 1]);
  expect([pixel(small, 0), pixel(small, 215)]).toEqual([
    [10, 20, 30, 255],
    [133, 20, 30, 255],
  ]);
});

test("thumbnail: place of a panel → that part, at its own size if it is no wider than 320 pixels", () => {
  const small = thumbnail(picture(), { x: 320, y: 1, width: 8, height: 2 });
  expect([small.width, small.height]).toEqual([8, 2]);
  expect([pixel(small, 3), pixel(small, 4)]).toEqual([
    [10, 20, 30, 255],
    [200, 20, 30, 255],
  ]);
});
