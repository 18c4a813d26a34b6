import type { Page } from "playwright";
import type { Frozen } from "./freeze.ts";

const LOADING = "[role=status][aria-label=Loading], [aria-busy=true]";

/** Rounds of two frames in a row in which nothing moves. */
const CALM = 3;

/**
 * Rounds without a request after which a page that still loads or moves is taken as it is, and those for a story that loads
 * forever: rounds and not milliseconds, as a busy machine draws fewer frames in a second.
 */
const RESTLESS = { usual: 60, loading: 15 };

/** Milliseconds after which a request counts as one that is never answered. */
const UNANSWERED = 120_000;

/** What still moves in the page, two frames later: a text that is empty when nothing does, and differs when it goes on. */
const motionIn = (page: Page) =>
  page.evaluate(
    (loading) =>
      new Promise<string>((done) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const { pendingTimers } = globalThis as unknown as Frozen;
            const moving = document
              .getAnimations()
              .filter((it) => it.playState === "running" && it.effect?.getComputedTiming().endTime !== Infinity);
            const isIncomplete = (image: HTMLImageElement) => image.loading !== "lazy" && !image.complete;
            const said = [
              document.querySelector(loading) && "loading",
              document.fonts.status === "loading" && "fonts",
              pendingTimers() > 0 && "timers",
              moving.length > 0 && "animations",
              [...document.images].some(isIncomplete) && "images",
            ];
            done(said.filter(Boolean).join(" "));
          }),
        ),
      ),
    LOADING,
  );

/** Waits until nothing is requested, loaded, animated or about to happen; only briefly if the story `loads` forever. */
export const whenQuiet = (page: Page): ((loadsForEver: boolean) => Promise<void>) => {
  const open = new Set<unknown>();
  page.on("request", (request) => open.add(request));
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  return async (loadsForEver) => {
    const start = performance.now();
    let calm = 0;
    const most = loadsForEver ? RESTLESS.loading : RESTLESS.usual;
    for (let restless = 0; calm < CALM && restless < most;) {
      const motion = await motionIn(page);
      const isAsking = open.size > 0 && !loadsForEver && performance.now() - start < UNANSWERED;
      calm = motion === "" && !isAsking ? calm + 1 : 0;
      restless = isAsking ? 0 : restless + 1;
    }
  };
};
