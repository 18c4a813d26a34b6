import { PNG } from "pngjs";
import type { Box } from "./panel-box.ts";

/** Most pixels in a row of a thumbnail: twice those in which the review shows it. */
const WIDEST = 320;

/** Draws a part of a picture in at most 320 pixels a row, each pixel as the mean of those that it stands for. */
export const thumbnail = ({ width, height, data }: PNG, box: Box = { x: 0, y: 0, width, height }): PNG => {
  const shrink = Math.ceil(box.width / WIDEST);
  const small = new PNG({ width: Math.floor(box.width / shrink), height: Math.floor(box.height / shrink) });
  for (let y = 0; y < small.height; y += 1)
    for (let x = 0; x < small.width; x += 1)
      for (let channel = 0; channel < 4; channel += 1) {
        let sum = 0;
        for (let row = 0; row < shrink; row += 1)
          for (let column = 0; column < shrink; column += 1)
            sum += data[((box.y + y * shrink + row) * width + box.x + x * shrink + column) * 4 + channel] ?? 0;
        small.data[(y * small.width + x) * 4 + channel] = Math.round(sum / shrink ** 2);
      }
  return small;
};
