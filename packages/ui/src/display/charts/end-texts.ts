import { LETTER } from "./chart-labels.ts";

/** Distance of a text from the end of its line, and of two texts from each other, in CSS pixels. */
const [APART, LINE] = [8, 14];
/** Texts are larger and heavier than the labels of the axes. */
const HEAVIER = 1.12;

type End = { text: string; x: number; y: number };

/**
 * Places of the texts at the ends of lines: after the end if they fit there, otherwise above or below it, to its left. Texts that
 * would overlap are moved apart, in their order.
 */
export const endTexts = (
  ends: readonly (End | undefined)[],
  { width, top, bottom }: { width: number; top: number; bottom: number },
) => {
  const lowest = Math.max(...ends.flatMap((end) => end?.y ?? []));
  const several = ends.filter(Boolean).length > 1;
  const placed = ends.map((end) => {
    if (!end) return undefined;
    // The lowest of several lines has its text below.
    const below = several && end.y === lowest && end.y + 2 * LINE < bottom;
    const beside = below ? end.y + LINE : end.y - LINE;
    const after = end.x + APART;
    const fits = after + end.text.length * LETTER * HEAVIER <= width;
    return {
      text: end.text,
      x: fits ? after : Math.min(end.x, width - 2),
      y: Math.max(top, fits ? end.y : beside),
      anchor: fits ? ("start" as const) : ("end" as const),
    };
  });
  const order = placed.filter((end) => end !== undefined).toSorted((a, b) => a.y - b.y);
  let floor = top;
  for (const it of order) {
    it.y = Math.max(it.y, floor);
    floor = it.y + LINE;
  }
  // The lowest one is clear of the axis.
  let ceiling = bottom - 8;
  for (const it of order.toReversed()) {
    it.y = Math.min(it.y, ceiling);
    ceiling = it.y - LINE;
  }
  return placed;
};
