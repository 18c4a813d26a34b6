import { expect, type Page } from "@playwright/test";

/**
 * Lets time pass, `step` milliseconds at once, until what is waited for has come. Once is not enough: whoever waits for
 * an answer sets the timer for the next call only when that has come.
 */
export const passUntil = async (page: Page, step: number, coming: Promise<unknown>): Promise<void> => {
  let come = false;
  const arrival = async () => {
    await coming;
    come = true;
  };
  const passing = expect(async () => {
    if (!come) await page.clock.runFor(step);
    expect(come).toBe(true);
  }).toPass();
  await Promise.all([arrival(), passing]);
};
