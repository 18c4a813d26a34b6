export type Side = "top" | "bottom" | "start" | "end";
type Box = { left: number; top: number; width: number; height: number };
type Size = { width: number; height: number };

const GAP = 6;
const EDGE = 8;
const clamp = (value: number, max: number) => Math.max(EDGE, Math.min(value, max));

/**
 * Position of a bubble of `size` next to `anchor` (in CSS pixels of the viewport): on the preferred
 * side, on the opposite one if there is no room, below or above if there is no room at either side,
 * and always within the viewport.
 */
export const placeTooltip = (anchor: Box, size: Size, view: Size, side: Side, rtl: boolean) => {
  const right = anchor.left + anchor.width;
  const bottom = anchor.top + anchor.height;
  const centreX = anchor.left + (anchor.width - size.width) / 2;
  const centreY = anchor.top + (anchor.height - size.height) / 2;
  const before = anchor.left - GAP - size.width;
  const after = right + GAP;
  const fitsBefore = before >= EDGE;
  const fitsAfter = after + size.width <= view.width - EDGE;
  let x = centreX;
  let y = centreY;
  if (side === "top" || side === "bottom" || !(fitsBefore || fitsAfter)) {
    const above = anchor.top - GAP - size.height;
    const below = bottom + GAP;
    const fitsAbove = above >= EDGE;
    const fitsBelow = below + size.height <= view.height - EDGE;
    y = side === "top" ? (fitsAbove || !fitsBelow ? above : below) : fitsBelow || !fitsAbove ? below : above;
  } else {
    const wantsBefore = (side === "start") !== rtl;
    x = fitsBefore && (wantsBefore || !fitsAfter) ? before : after;
  }
  return {
    x: Math.round(clamp(x, view.width - size.width - EDGE)),
    y: Math.round(clamp(y, view.height - size.height - EDGE)),
  };
};
