/** Whether the focus is nowhere, or on a window itself, where a focus trap puts it when its element disappears. */
const isLost = (active: Element | null) => active === document.body || active?.matches("[role=dialog]") === true;

/**
 * For `onCloseAutoFocus`. Radix returns the focus one timer after a layer has gone: what the user has focused by then, such
 * as a field that was clicked while a menu faded out, keeps the focus.
 */
export const keepMovedFocus = (event: Event): void => {
  if (!isLost(document.activeElement)) event.preventDefault();
};
