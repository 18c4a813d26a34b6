import type { Page } from "@playwright/test";

/** Goes there as a link of the console does, without loading it anew. */
export const go = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    const { idx } = history.state as { idx: number };
    history.pushState({ idx: idx + 1, key: to, usr: null }, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }, address);
