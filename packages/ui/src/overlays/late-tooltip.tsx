import { Suspense } from "react";
import { fetchEarly, lateComponent } from "../late-component.ts";
import type { TooltipBubbleProps } from "./tooltip-bubble.tsx";

/** A hint whose code cannot be fetched is not shown: nothing else may break for it. */
const load = () => import("./tooltip-bubble.tsx").catch(() => ({ default: () => null }));

/** Fetches the code of tooltips: when a pointer comes to something that has one. */
export const fetchTooltip = (): void => fetchEarly(load);

/** The floating half of a tooltip, whose code is not in the first load. */
export const LateTooltip = (props: TooltipBubbleProps) => {
  const Bubble = lateComponent(load);
  return (
    <Suspense>
      <Bubble {...props} />
    </Suspense>
  );
};
