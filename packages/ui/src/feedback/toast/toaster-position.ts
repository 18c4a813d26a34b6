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

/** Where the toasts are: their middle from the left, and their distance from the bottom of the window, in pixels. */
export type Place = { middle: number; bottom: number };

/**
 * The middle of the widest free part of a pager, where toasts cover no row; undefined if they do not fit between its
 * `parts`, or would cover one of `others`.
 */
export const placeInPager = (
  toasts: { width: number; height: number },
  window: number,
  pager: Box,
  parts: readonly Box[],
  others: readonly Box[],
): Place | undefined => {
  const { width, height } = toasts;
  const edges = [
    pager.left,
    ...parts.toSorted((a, b) => a.left - b.left).flatMap(({ left, right }) => [left, right]),
    pager.right,
  ];
  const gaps = edges.flatMap((left, at) => (at % 2 === 0 ? [{ left, right: edges[at + 1]! }] : []));
  const [gap] = gaps.toSorted((a, b) => b.right - b.left - (a.right - a.left));
  if (!gap || gap.right - gap.left < width) return undefined;
  const middle = (gap.left + gap.right) / 2;
  const bottom = Math.max(0, Math.round(window - (pager.top + pager.bottom + height) / 2));
  const half = width / 2 - PADDING;
  const cards: Box = {
    left: middle - half,
    right: middle + half,
    top: window - bottom - height + PADDING,
    bottom: window - bottom - PADDING,
  };
  return others.some((box) => meet(cards, box)) ? undefined : { middle, bottom };
};
