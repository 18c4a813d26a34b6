/** Pixels the pointer must go before a press on a heading is a drag. */
const SLACK = 6;

type Drag = {
  /** How far the pointer has gone, in pixels, and where it is. */
  onMove: (by: number, x: number) => void;
  /** `done` is false when it was given up (Escape, or the browser took the pointer). */
  onEnd: (done: boolean) => void;
};

/** Follows the pointer from a press until it is let go. The element keeps the pointer, so that no click follows. */
export const followDrag = (
  element: HTMLElement,
  press: PointerEvent,
  slack: boolean,
  { onMove, onEnd }: Drag,
): void => {
  const listening = new AbortController();
  let dragging = !slack;
  const hold = () => {
    try {
      element.setPointerCapture(press.pointerId);
    } catch {
      // The pointer is gone already: its end is about to be told.
    }
  };
  if (dragging) hold();
  const end = (done: boolean) => {
    listening.abort();
    if (dragging) onEnd(done);
  };
  const { signal } = listening;
  const follow = (event: PointerEvent) => {
    const by = event.clientX - press.clientX;
    if (!dragging && Math.abs(by) < SLACK) return;
    if (!dragging) hold();
    dragging = true;
    onMove(by, event.clientX);
  };
  const giveUp = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !dragging) return;
    event.stopPropagation();
    end(false);
  };
  window.addEventListener("pointermove", follow, { signal });
  window.addEventListener("pointerup", () => end(true), { signal });
  window.addEventListener("pointercancel", () => end(false), { signal });
  window.addEventListener("keydown", giveUp, { signal, capture: true });
};
