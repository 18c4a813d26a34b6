import type { Page } from "playwright";

const LOADING = "[role=status][aria-label=Loading], [aria-busy=true]";

/** Two frames later: whether the page shows a loading state. */
const loads = (page: Page) =>
  page.evaluate(
    (loading) =>
      new Promise<boolean>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => done(document.querySelector(loading) !== null))),
      ),
    LOADING,
  );

/** Waits until no request and no loading state is left, at most `limit` milliseconds: some stories load for ever. */
export const whenQuiet = (page: Page): ((limit: number) => Promise<void>) => {
  const open = new Set<unknown>();
  page.on("request", (request) => open.add(request));
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  return async (limit) => {
    const start = performance.now();
    let calm = 0;
    while (calm < 2 && performance.now() - start < limit) {
      const loading = await loads(page);
      calm = open.size === 0 && !loading ? calm + 1 : 0;
    }
  };
};
