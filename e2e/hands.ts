import type { Locator, Page } from "@playwright/test";

/** Presses of Tab after which something counts as out of the keyboard's reach. */
const FAR = 60;

type Hands = {
  clicks: number;
  keys: number;
  click: (on: Locator) => Promise<void>;
  /** A key or a chord, which counts once. */
  press: (...chords: string[]) => Promise<void>;
  /** Each letter counts. */
  type: (text: string) => Promise<void>;
  /** Presses Tab until the focus is there; each press counts. */
  tabTo: (to: Locator) => Promise<void>;
};

/** Does what a member of staff does with mouse and keyboard, and counts it. */
export const handsOn = (page: Page): Hands => {
  const hands: Hands = {
    clicks: 0,
    keys: 0,
    click: async (on) => {
      await on.click();
      hands.clicks += 1;
    },
    press: async (...chords) => {
      for (const chord of chords) {
        await page.keyboard.press(chord);
        hands.keys += 1;
      }
    },
    type: async (text) => {
      await page.keyboard.type(text);
      hands.keys += text.length;
    },
    tabTo: async (to) => {
      await to.waitFor();
      for (let presses = 0; presses < FAR; presses += 1) {
        if (await to.evaluate((element) => element === document.activeElement)) return;
        await hands.press("Tab");
      }
      throw new Error(`Tab did not reach ${String(to)}.`);
    },
  };
  return hands;
};
