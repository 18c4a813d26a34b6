/** Approximate width of a digit or letter at 11 px. */
export const LETTER = 6.2;
/** Minimum space between two labels, in CSS pixels. */
const GAP = 8;
/** Minimum width that a label gets if it does not fit in full. */
const CUT_WIDTH = 90;

export type AxisLabel = { index: number; x: number; lines: readonly string[] };

type LabelSpace = {
  /** Width of the drawing. */
  width: number;
  /** Distance of two categories. */
  step: number;
  /** Maximum lines of a label. */
  maxLines: number;
  xOf: (index: number) => number;
};

const widthOf = (text: string) => Array.from(text).length * LETTER;

/** Wraps a name at spaces; undefined if it takes more lines or a word is wider. */
export const wrapLabel = (name: string, width: number, maxLines: number): string[] | undefined => {
  if (widthOf(name) <= width) return [name];
  const lines: string[] = [];
  for (const word of name.split(" ")) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else if (lines.push(word) > maxLines || widthOf(word) > width) return undefined;
  }
  return lines;
};

const cut = (name: string, width: number) =>
  `${Array.from(name)
    .slice(0, Math.max(1, Math.floor(width / LETTER) - 1))
    .join("")}…`;

/** Label centred below its category, within the edges of the drawing. */
const place = (lines: readonly string[], index: number, { width, xOf }: LabelSpace): AxisLabel & { half: number } => {
  const half = Math.min(width, Math.max(...lines.map(widthOf))) / 2;
  return { index, lines, half, x: Math.min(Math.max(xOf(index), half), width - half) };
};

/**
 * Labels of as many categories, at equal distances, as fit in full without overlap. Only names that are wider than the
 * drawing are cut.
 */
export const axisLabels = (names: readonly string[], space: LabelSpace): AxisLabel[] => {
  const { step, width, maxLines } = space;
  for (let every = 1; every <= names.length; every += 1) {
    const room = Math.min(width, every * step - GAP);
    const labels = names.flatMap((name, index) => {
      if (index % every !== 0) return [];
      const lines = wrapLabel(name, room, maxLines);
      return [lines && place(lines, index, space)];
    });
    const fits = labels.every(
      (label, at) =>
        label && (at === 0 || label.x - label.half - GAP >= (labels[at - 1]?.x ?? 0) + (labels[at - 1]?.half ?? 0)),
    );
    if (fits) return labels.filter((label) => label !== undefined);
  }
  const every = Math.max(1, Math.ceil((CUT_WIDTH + GAP) / Math.max(step, 1)));
  const room = Math.min(width, every * step - GAP);
  return names.flatMap((name, index) =>
    index % every === 0 ? [place(wrapLabel(name, room, maxLines) ?? [cut(name, room)], index, space)] : [],
  );
};
