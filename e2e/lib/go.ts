import type { Page } from "@playwright/test";

/** Navigates as a link of the console does, without a page load. */
export const go = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    const { idx } = history.state as { idx: number };
    history.pushState({ idx: idx + 1, key: to, usr: null }, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }, address);
