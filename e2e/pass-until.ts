import { expect, type Page, type Request } from "@playwright/test";

/** Milliseconds that pass at once: less than any call is given to be answered (30 s). */
const STEP = 10_000;

/**
 * Lets time pass until what is waited for has come. Once is not enough: whoever waits for an answer sets the timer for
 * the next call only when that has come. No time passes while a call is under way: the server is as slow as it is, and
 * the console would stop waiting for it.
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
