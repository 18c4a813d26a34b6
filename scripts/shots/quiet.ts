import type { Page } from "playwright";

const frames = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/** Waits until nothing that the page asked for is missing, at most `limit` milliseconds: some stories load for ever. */
export const whenQuiet = (page: Page): ((limit: number) => Promise<void>) => {
  const open = new Set<unknown>();
  page.on("request", (request) => open.add(request));
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  return async (limit) => {
    const start = performance.now();
    let calm = 0;
    while (calm < 2 && performance.now() - start < limit) {
      await frames(page);
      calm = open.size === 0 ? calm + 1 : 0;
    }
  };
};
