/** Pixels between a focused field and the bar: the outline of the field is seen whole. */
const GAP = 8;

const scrollerOf = (element: HTMLElement): HTMLElement | undefined => {
  for (let at = element.parentElement; at; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return undefined;
};

/**
 * The `ref` of a bar that sticks to the end of a scrolling region: the region's scroll padding is as high as the bar, so
 * that the browser scrolls whatever takes the focus clear of it (WCAG 2.4.11).
 */
export const clearOfFoot = (bar: HTMLElement | null): (() => void) | undefined => {
  const scroller = bar && scrollerOf(bar);
  if (!scroller || typeof ResizeObserver === "undefined") return undefined;
  const observer = new ResizeObserver(() => {
    const height = bar.offsetHeight;
    scroller.style.scrollPaddingBlockEnd = height > 0 ? `${String(height + GAP)}px` : "";
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    scroller.style.scrollPaddingBlockEnd = "";
  };
};
