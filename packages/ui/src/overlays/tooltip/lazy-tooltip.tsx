import { Suspense } from "react";
import { prefetch, lazyComponent } from "../../lazy-component.ts";
import type { TooltipBubbleProps } from "./tooltip-bubble.tsx";

/** A hint whose code cannot be fetched is not shown: nothing else may break for it. */
const load = () => import("./tooltip-bubble.tsx").catch(() => ({ default: () => null }));

/** Fetches the code of tooltips: when a pointer comes to something that has one. */
export const prefetchTooltip = (): void => prefetch(load);

/** The floating half of a tooltip, whose code is not in the first load. */
export const LazyTooltip = (props: TooltipBubbleProps) => {
  const Bubble = lazyComponent(load);
  return (
    <Suspense>
      <Bubble {...props} />
    </Suspense>
  );
};
