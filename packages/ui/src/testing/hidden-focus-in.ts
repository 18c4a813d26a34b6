/**
 * Whether what has the focus is hidden whole by something over it, or scrolled out of sight (WCAG 2.4.11): its name where
 * it is, nothing where a part of it is seen. It stands alone, so that a browser test can send it to its page.
 */
export const hiddenFocusIn = (): string | undefined => {
  /** Points along each side that are looked at. */
  const POINTS = 5;
  const element = document.activeElement;
  if (!element || element === document.body || element.matches("main, [role=dialog], [role=alertdialog]"))
    return undefined;
  // A control that is drawn by its label or its frame, such as a switch or a file's, is as large as that.
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
