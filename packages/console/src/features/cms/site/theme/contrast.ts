/** Linear light of one colour channel, 0 to 255 (WCAG). */
const light = (byte: number): number => {
  const part = byte / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => light(Number.parseInt(colour.slice(at, at + 2), 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** WCAG contrast of two colours such as `#2f6fed`: 1 (none) to 21 (black on white). */
export const contrastOf = (one: string, other: string): number => {
  const [more, less] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (more + 0.05) / (less + 0.05);
};

/** Black or white, whichever has more contrast on a colour. */
export const inkOn = (colour: string): "#000000" | "#ffffff" =>
  contrastOf(colour, "#ffffff") >= contrastOf(colour, "#000000") ? "#ffffff" : "#000000";

export type Legibility = { tone: "normal" | "look" | "stop"; words: string };

/** Usability of a contrast in words (WCAG 2.2: 4.5 for text, 3 for large text, buttons and lines). */
export const legibility = (contrast: number): Legibility => {
  if (contrast >= 4.5) return { tone: "normal", words: "Easy to read" };
  if (contrast >= 3) return { tone: "look", words: "For large text and buttons only" };
  return { tone: "stop", words: "Hard to read" };
};

/** Formats a contrast, rounded down: "4.49 : 1". */
export const contrastText = (contrast: number): string => `${(Math.floor(contrast * 100) / 100).toFixed(2)} : 1`;
