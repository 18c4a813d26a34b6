import { useState } from "react";

/** Where the pointer rests over elements; elsewhere nothing waits for it. */
const HOVERS = "(hover: hover)";

/**
 * Whether the pointer or the focus has been in an element, for icons that are not shown before: a list has hundreds. True
 * at once where no pointer rests. The handlers are the element's.
 */
export const useNear = () => {
  const [wasNear, setNear] = useState(false);
  const near = () => setNear(true);
  return {
    isNear: wasNear || !window.matchMedia?.(HOVERS).matches,
    handlers: { onPointerEnter: near, onFocus: near },
  };
};
