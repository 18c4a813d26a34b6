import { expect, type Page, type Request } from "@playwright/test";

/** Milliseconds to advance per step: less than the timeout of a request (30 s). */
const STEP = 10_000;

/**
 * Advances the clock until the awaited event has happened. One step is not enough: polling sets its next timer only
 * after a response. The clock stands still while a request is under way, because the console would otherwise time out
 * before the server responds.
 */
export const passUntil = async (page: Page, coming: Promise<unknown>): Promise<void> => {
  const underWay = new Set<Request>();
  const begin = (request: Request) => underWay.add(request);
  const end = (request: Request) => underWay.delete(request);
  page.on("request", begin).on("requestfinished", end).on("requestfailed", end);
  let come = false;
  const arrival = async () => {
    await coming;
    come = true;
  };
  const passing = expect(async () => {
    if (!come && underWay.size === 0) await page.clock.runFor(STEP);
    expect(come).toBe(true);
  }).toPass({ intervals: [50] });
  await Promise.all([arrival(), passing]);
  page.off("request", begin).off("requestfinished", end).off("requestfailed", end);
};
