export type Box = Pick<DOMRect, "top" | "bottom" | "left" | "right">;

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * Pixels between the window's end and the toasts: the least at which they cover none of the boxes. Where there is no room
 * for that they cover bars, but not what has the focus.
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
