import { Suspense } from "react";
import { prefetch, lazyComponent } from "../../lazy-component.ts";
import type { TooltipBubbleProps } from "./tooltip-bubble.tsx";

/** If the code cannot be loaded, no tooltip is shown, and nothing else fails. */
const load = () => import("./tooltip-bubble.tsx").catch(() => ({ default: () => null }));

/** Loads the code of tooltips; called when the pointer enters an element with a tooltip. */
export const prefetchTooltip = (): void => prefetch(load);

/** The bubble of a tooltip, loaded on demand. */
export const LazyTooltip = (props: TooltipBubbleProps) => {
  const Bubble = lazyComponent(load);
  return (
    <Suspense>
      <Bubble {...props} />
    </Suspense>
  );
};
