/**
 * Returns the name of the focused element if it is completely covered or scrolled out of view (WCAG 2.4.11); undefined if
 * a part of it is visible. Has no imports, so that a browser test can evaluate it in its page.
 */
export const hiddenFocusIn = (): string | undefined => {
  /** Number of sample points along each side. */
  const POINTS = 5;
  const element = document.activeElement;
  if (!element || element === document.body || element.matches("main, [role=dialog], [role=alertdialog]"))
    return undefined;
  // A control that is drawn by its label or frame, such as a switch or a file input, has the size of that element.
  const own = element.getBoundingClientRect();
  const frame =
    own.width <= 1 || own.height <= 1 ? (element.closest("label") ?? element.parentElement ?? element) : element;
  const { left, right, top, bottom } = frame.getBoundingClientRect();
  const at = (from: number, to: number, part: number) => from + ((to - from) * (part + 0.5)) / POINTS;
  for (let across = 0; across < POINTS; across += 1)
    for (let down = 0; down < POINTS; down += 1) {
      const [x, y] = [at(left, right, across), at(top, bottom, down)];
      const hit = document.elementFromPoint(x, y);
      if (hit && (frame.contains(hit) || element.closest("label")?.contains(hit))) return undefined;
    }
  const name = element.getAttribute("aria-label") ?? element.textContent.trim().slice(0, 40);
  const labelled = (element as HTMLInputElement).labels?.[0]?.textContent;
  return `${element.localName} “${labelled ?? name}”`;
};
