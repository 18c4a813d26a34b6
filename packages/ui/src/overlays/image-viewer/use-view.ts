import { useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { changeView, FIT, toTransform } from "./view-transform.ts";
import { KEYS, pressed } from "../../keys/keys.ts";

const MOVE = 60;
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [MOVE, 0],
  ArrowRight: [-MOVE, 0],
  ArrowUp: [0, MOVE],
  ArrowDown: [0, -MOVE],
};

/** Zoom, rotation and position of an image, changed by buttons, keys (+ − 0 R, arrows) and dragging. */
export const useView = () => {
  const stage = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(FIT);
  const from = useRef<{ x: number; y: number }>(undefined);
  const box = () => ({ width: stage.current?.clientWidth ?? 0, height: stage.current?.clientHeight ?? 0 });
  const change = (next: Parameters<typeof changeView>[1]) => setView((now) => changeView(now, next, box()));
  const reset = () => setView(FIT);
  const zoomed = view.scale > 1;

  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const arrow = zoomed && ARROWS[event.key];
    if (arrow) change({ move: arrow });
    else if (pressed(event, KEYS.zoomIn)) change({ zoom: "in" });
    else if (pressed(event, KEYS.zoomOut)) change({ zoom: "out" });
    else if (pressed(event, KEYS.zoomReset)) reset();
    else if (pressed(event, KEYS.rotateBack)) change({ rotate: -90 });
    else if (pressed(event, KEYS.rotate)) change({ rotate: 90 });
    else return false;
    event.preventDefault();
    return true;
  };
  const drag = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!zoomed || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!from.current) return;
      change({ move: [event.clientX - from.current.x, event.clientY - from.current.y] });
      from.current = { x: event.clientX, y: event.clientY };
    },
    onPointerUp: () => {
      from.current = undefined;
    },
    onPointerCancel: () => {
      from.current = undefined;
    },
  };
  return { stage, view, zoomed, transform: toTransform(view), change, reset, onKeyDown, drag };
};
