import type { Page } from "@playwright/test";

/**
 * Records every toast from now on, even after it is gone. Call it before the page is opened. The returned function
 * gives the matching texts.
 */
export const noteToasts = async (page: Page): Promise<(text: RegExp) => Promise<string[]>> => {
  await page.addInitScript(() => {
    const toasts: string[] = [];
    Object.assign(globalThis, { toasts });
    const toast = "[data-slot=toast]";
    const toastsIn = (node: Node) =>
      node instanceof Element ? [...(node.matches(toast) ? [node] : []), ...node.querySelectorAll(toast)] : [];
    new MutationObserver((changes) => {
      const shown = changes.flatMap(({ addedNodes }) => [...addedNodes]).flatMap(toastsIn);
      toasts.push(...shown.map(({ textContent }) => textContent));
    }).observe(document, { childList: true, subtree: true });
  });
  return async (text) => {
    const toasts = await page.evaluate(() => (globalThis as unknown as { toasts: string[] }).toasts);
    return toasts.filter((it) => text.test(it));
  };
};
