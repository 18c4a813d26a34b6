import { startTransition, useEffect, useState } from "react";

/**
 * `value`, one step late: after a change has been committed, this follows in a transition of its own. What is drawn from it
 * does not hold up the first paint of the change. `useDeferredValue` would not do: within a transition, as a navigation
 * is, it does not lag.
 */
export const useTrailingValue = <Value>(value: Value): Value => {
  const [trailing, setTrailing] = useState(value);
  useEffect(() => startTransition(() => setTrailing(value)), [value]);
  return trailing;
};
