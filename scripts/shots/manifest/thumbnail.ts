import { PNG } from "pngjs";

/** Pixels of a picture, in each direction, per pixel of its thumbnail. */
const SHRINK = 4;

/** Draws a picture at a quarter of its size, each pixel as the mean of those that it stands for. */
export const thumbnail = ({ width, height, data }: PNG): PNG => {
  const small = new PNG({ width: Math.floor(width / SHRINK), height: Math.floor(height / SHRINK) });
  for (let y = 0; y < small.height; y += 1)
    for (let x = 0; x < small.width; x += 1)
      for (let channel = 0; channel < 4; channel += 1) {
        let sum = 0;
        for (let row = 0; row < SHRINK; row += 1)
          for (let column = 0; column < SHRINK; column += 1)
            sum += data[((y * SHRINK + row) * width + x * SHRINK + column) * 4 + channel] ?? 0;
        small.data[(y * small.width + x) * 4 + channel] = Math.round(sum / SHRINK ** 2);
      }
  return small;
};
