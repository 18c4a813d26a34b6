import { startTransition, useEffect, useState } from "react";

/**
 * `value`, heard of once what came with it is on screen. `useDeferredValue` lags behind a click alone: what is drawn in
 * a transition, as the way to a page that was not open yet, would be drawn with all that hears of it.
 */
export const useSoon = <Value>(value: Value): Value => {
  const [heard, setHeard] = useState(value);
  useEffect(() => startTransition(() => setHeard(value)), [value]);
  return heard;
};
