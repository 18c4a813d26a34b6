type Rgb = readonly [red: number, green: number, blue: number];

const linear = (byte: number): number => {
  const part = byte / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};
const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** WCAG contrast ratio of two colours in sRGB bytes, 1 to 21. */
export const contrast = (a: Rgb, b: Rgb): number => {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

/** sRGB bytes of colours painted over white, the first one at the bottom. */
export const painted = (colours: readonly string[]): Rgb => {
  const canvas = document.createElement("canvas");
  canvas.width = 1;
  canvas.height = 1;
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (!pen) return [0, 0, 0];
  for (const colour of ["white", ...colours]) {
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
};
