import type { MouseEvent as ReactMouseEvent } from "react";

/** Whether a click is meant for this tab: the main button, without a key that opens another tab or downloads. */
export const isPlainClick = (event: MouseEvent | ReactMouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
