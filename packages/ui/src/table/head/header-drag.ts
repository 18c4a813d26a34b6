/** Pixels that the pointer must move before a press on a column header becomes a drag. */
const SLACK = 6;

type Drag = {
  /** Receives the distance and the position of the pointer, in pixels. */
  onMove: (by: number, x: number) => void;
  /** `done` is false if the drag was cancelled (Escape, or the browser took the pointer). */
  onEnd: (done: boolean) => void;
};

/** Tracks the pointer from press to release. The element captures the pointer, so that no click follows. */
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
      // The pointer is already released; its end event follows.
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
