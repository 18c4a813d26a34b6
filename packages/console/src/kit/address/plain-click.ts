import type { MouseEvent as ReactMouseEvent } from "react";

/** A click that means this tab: no other button, no key that asks for another tab or a download. */
export const isPlainClick = (event: MouseEvent | ReactMouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
