import { PNG } from "pngjs";
import { expect, test } from "vitest";
import { thumbnail } from "./thumbnail.ts";

test("thumbnail: 8 × 4 pixels → 2 × 1, each the mean of 16", () => {
  const picture = new PNG({ width: 8, height: 4 });
  for (let pixel = 0; pixel < 32; pixel += 1) {
    const isLeft = pixel % 8 < 4;
    picture.data.set([isLeft ? 10 : pixel < 16 ? 0 : 200, 20, 30, 255], pixel * 4);
  }
  const { width, height, data } = thumbnail(picture);
  expect({ width, height, data: [...data] }).toEqual({
    width: 2,
    height: 1,
    data: [10, 20, 30, 255, 100, 20, 30, 255],
  });
});
