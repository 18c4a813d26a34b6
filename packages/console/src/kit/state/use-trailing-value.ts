import { startTransition, useEffect, useState } from "react";

/**
 * `value`, one step late: after a change is committed, the result follows in a transition of its own, so that its
 * renders do not delay the first paint of the change. `useDeferredValue` does not lag within a transition, such as a
 * navigation.
 */
export const useTrailingValue = <Value>(value: Value): Value => {
  const [trailing, setTrailing] = useState(value);
  useEffect(() => startTransition(() => setTrailing(value)), [value]);
  return trailing;
};
