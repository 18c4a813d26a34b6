const ABOVE = "[role=dialog],[role=alertdialog],[data-slot=toast]";

/** Whether the focus moves from a form into a toast or a window above it, from where it comes back. */
export const movesAbove = (form: Element, to: EventTarget | null): boolean => {
  const layer = to instanceof Element ? to.closest(ABOVE) : null;
  return layer !== null && !layer.contains(form);
};
