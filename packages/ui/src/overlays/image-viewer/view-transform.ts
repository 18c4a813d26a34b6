/**
 * View of an image: scale 1 fits it into the window, offsets are CSS pixels from the centre. `fit` compensates for a
 * quarter turn, after which width and height of the window are swapped.
 */
export type View = { scale: number; rotation: 0 | 90 | 180 | 270; fit: number; x: number; y: number };

export const FIT: View = { scale: 1, rotation: 0, fit: 1, x: 0, y: 0 };
const STEP = 1.25;
export const MAX_SCALE = 8;

const clamp = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value));

/** Keeps the image in the window: limits each offset to half of the size that the zoom added. */
const within = (view: View, box: { width: number; height: number }): View => {
  const room = (view.scale - 1) / 2;
  return { ...view, x: clamp(view.x, box.width * room), y: clamp(view.y, box.height * room) };
};

/** Applies a change to a view. `box` is the size of the viewport in CSS pixels. */
export const changeView = (
  view: View,
  change: { zoom: "in" | "out" } | { rotate: 90 | -90 } | { move: readonly [x: number, y: number] },
  box: { width: number; height: number },
): View => {
  if ("rotate" in change) {
    const rotation = ((view.rotation + change.rotate + 360) % 360) as View["rotation"];
    const turned = rotation % 180 !== 0 && box.width > 0 && box.height > 0;
    const fit = turned ? Math.min(box.width, box.height) / Math.max(box.width, box.height) : 1;
    return { ...view, rotation, fit, x: 0, y: 0 };
  }
  if ("move" in change) return within({ ...view, x: view.x + change.move[0], y: view.y + change.move[1] }, box);
  const wanted = change.zoom === "in" ? view.scale * STEP : view.scale / STEP;
  // Equal numbers of steps in and out end at the initial scale, in spite of rounding.
  const scale = Math.abs(wanted - 1) < 0.01 ? 1 : Math.max(1, Math.min(MAX_SCALE, wanted));
  const ratio = scale / view.scale;
  return within({ ...view, scale, x: view.x * ratio, y: view.y * ratio }, box);
};

/** For React's `style`. */
export const toTransform = ({ scale, rotation, fit, x, y }: View): string =>
  `translate(${x}px, ${y}px) rotate(${rotation}deg) scale(${scale * fit})`;
