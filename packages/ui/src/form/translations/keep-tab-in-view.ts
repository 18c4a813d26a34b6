/** Scrolls a row of tabs, and nothing around it, until the tab is in view. */
export const keepTabInView = (tab: Element | null): void => {
  const list = tab?.closest("[role=tablist]");
  if (!tab || !list) return;
  const box = list.getBoundingClientRect();
  const { left, right } = tab.getBoundingClientRect();
  if (left < box.left) list.scrollLeft += left - box.left;
  else if (right > box.right) list.scrollLeft += right - box.right;
};
