export type Box = Pick<DOMRect, "top" | "bottom" | "left" | "right">;

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * Distance in pixels between the bottom of the window and the toasts: the minimum at which they cover no bar and not the
 * focused element. If there is no room, they may cover bars, but not the focused element.
 */
export const toasterBottom = (
  toasts: { height: number; left: number; right: number },
  window: number,
  bars: readonly Box[],
  focused: Box | undefined,
): number => {
  const { height, left, right } = toasts;
  const at = (bottom: number): Box => ({ left, right, top: window - bottom - height, bottom: window - bottom });
  const least = (boxes: readonly Box[]) =>
    [0, ...boxes.map(({ top }) => window - top)]
      .filter((bottom) => bottom >= 0 && bottom + height <= window)
      .toSorted((a, b) => a - b)
      .find((bottom) => boxes.every((box) => !meet(at(bottom), box)));
  const focus = focused ? [focused] : [];
  return least([...bars, ...focus]) ?? least(focus) ?? 0;
};

/** Pixels around the toasts, which are part of their size. */
const PADDING = 16;
/** Pixels between the toasts and what stands beside them in a pager. */
const BESIDE = 8;
/** Width in pixels below which texts of toasts take too many lines. */
const NARROW = 320;

/** The widest free part of a pager: its middle from the left, and the width of the toasts in it, in pixels. */
export const gapOfPager = (
  pager: Box,
  parts: readonly Box[],
  most: number,
): { middle: number; width: number } | undefined => {
  const edges = [
    pager.left,
    ...parts.toSorted((a, b) => a.left - b.left).flatMap(({ left, right }) => [left, right]),
    pager.right,
  ];
  const gaps = edges.flatMap((left, at) => (at % 2 === 0 ? [{ left, size: edges[at + 1]! - left }] : []));
  const [gap] = gaps.toSorted((a, b) => b.size - a.size);
  if (!gap) return undefined;
  const width = Math.min(most, gap.size - 2 * BESIDE + 2 * PADDING);
  return width < NARROW ? undefined : { middle: gap.left + gap.size / 2, width };
};

/**
 * Distance in pixels between the bottom of the window and toasts in the gap of a pager, where they cover no row if they
 * are not higher than it and the space below; undefined if they would cover one of `others`.
 */
export const bottomInPager = (
  toasts: { middle: number; width: number; height: number },
  window: number,
  pager: Box,
  others: readonly Box[],
): number | undefined => {
  const { middle, width, height } = toasts;
  const high = height - 2 * PADDING;
  const centred = (pager.top + pager.bottom - high) / 2;
  const top = Math.round(Math.min(Math.max(centred, pager.top), window - high - BESIDE / 2));
  const half = width / 2 - PADDING;
  const cards: Box = { left: middle - half, right: middle + half, top, bottom: top + high };
  return others.some((box) => meet(cards, box)) ? undefined : window - top - high - PADDING;
};
