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
