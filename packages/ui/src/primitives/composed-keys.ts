/** Sent for a key that an input method takes; Safari marks so the Enter that ends a composition, and nothing else on it. */
const TAKEN = 229;

const drop = (event: KeyboardEvent) => {
  // `keyCode` is deprecated, and there is no other way to know in Safari.
  // oxlint-disable-next-line typescript/no-deprecated
  if (event.isComposing || event.keyCode === TAKEN) event.stopImmediatePropagation();
};

/**
 * While an input method composes a word, in Japanese, Chinese or Korean or over a dead key, its keys choose among
 * words: Enter, Escape and the arrows then mean nothing to us, in no box, list or window. The browser still gets them.
 * For the root of an app, once; the answer ends it.
 */
export const leaveKeysToInputMethods = (): (() => void) => {
  const over = new AbortController();
  window.addEventListener("keydown", drop, { capture: true, signal: over.signal });
  return () => over.abort();
};
