import type { Page } from "playwright";

const LOADING = "[role=status][aria-label=Loading], [aria-busy=true]";

/** Maximum milliseconds that a page may keep requesting, and that it may show a loading state without a request. */
const MOST = { asking: 20_000, resting: 1_500 };

/** Whether the page shows a loading state, checked two frames later. */
const isLoading = (page: Page) =>
  page.evaluate(
    (loading) =>
      new Promise<boolean>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => done(document.querySelector(loading) !== null))),
      ),
    LOADING,
  );

/** Waits until there is no request and no loading state; only briefly if the story `loads` forever. */
export const whenQuiet = (page: Page): ((loads: boolean) => Promise<void>) => {
  const open = new Set<unknown>();
  page.on("request", (request) => open.add(request));
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  return async (loadsForEver) => {
    const start = performance.now();
    let asked = start;
    let calm = 0;
    const late = (now: number) =>
      now - asked > MOST.resting || now - start > (loadsForEver ? MOST.resting : MOST.asking);
    while (calm < 2 && !late(performance.now())) {
      const loading = await isLoading(page);
      if (open.size > 0) asked = performance.now();
      calm = open.size === 0 && !loading ? calm + 1 : 0;
    }
  };
};
