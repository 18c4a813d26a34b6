/** `keyCode` of keys handled by an input method; the only sign in Safari of the Enter that ends a composition. */
const TAKEN = 229;

const drop = (event: KeyboardEvent) => {
  // `keyCode` is deprecated, but there is no alternative in Safari.
  // oxlint-disable-next-line typescript/no-deprecated
  if (event.isComposing || event.keyCode === TAKEN) event.stopImmediatePropagation();
};

/**
 * During composition with an input method (Japanese, Chinese, Korean, dead keys), Enter, Escape and arrow keys belong to
 * the input method. This stops their events before any input, list or window handles them; the browser's default action
 * still runs. Called once, at the root of an app; returns a function that stops it.
 */
export const ignoreComposingKeys = (): (() => void) => {
  const over = new AbortController();
  window.addEventListener("keydown", drop, { capture: true, signal: over.signal });
  return () => over.abort();
};
