/**
 * For `onCloseAutoFocus`. Radix returns the focus one timer after a layer has gone: what the user has focused by then, such
 * as a field that was clicked while a menu faded out, keeps the focus.
 */
export const keepMovedFocus = (event: Event): void => {
  if (document.activeElement !== document.body) event.preventDefault();
};
