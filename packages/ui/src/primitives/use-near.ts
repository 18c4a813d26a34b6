import { startTransition, useState, type ComponentProps } from "react";
import { prefetch, type Load } from "../lazy-component.ts";

type Handlers = Pick<ComponentProps<"button">, "onPointerEnter" | "onPointerLeave" | "onFocus" | "onBlur">;

/**
 * Whether somebody is at a control, so that what it opens can be drawn ahead: the pointer is over it or the focus on it,
 * and the code behind `load` is here. `handlers` are the control's own and are called first.
 */
export const useNear = <Props>(load: Load<Props>, handlers: Handlers) => {
  const [near, setNear] = useState(false);
  const come = () => prefetch(load, () => startTransition(() => setNear(true)));
  const go = () => setNear(false);
  const watch: Handlers = {
    onPointerEnter: (event) => {
      handlers.onPointerEnter?.(event);
      come();
    },
    onPointerLeave: (event) => {
      handlers.onPointerLeave?.(event);
      // A finger leaves before its press counts.
      if (event.pointerType !== "touch") go();
    },
    onFocus: (event) => {
      handlers.onFocus?.(event);
      come();
    },
    onBlur: (event) => {
      handlers.onBlur?.(event);
      go();
    },
  };
  return { near, go, watch };
};
