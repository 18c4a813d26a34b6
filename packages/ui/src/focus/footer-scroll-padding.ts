/** Pixels between a focused field and the bar, so that its focus ring is fully visible. */
const GAP = 8;

const scrollerOf = (element: HTMLElement): HTMLElement | undefined => {
  for (let at = element.parentElement; at; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return undefined;
};

/**
 * `ref` for a bar that sticks to the bottom of a scrolling region. Sets the region's scroll padding to the height of the
 * bar, so that the browser scrolls focused elements clear of it (WCAG 2.4.11).
 */
export const footerScrollPadding = (bar: HTMLElement | null): (() => void) | undefined => {
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
