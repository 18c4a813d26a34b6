import type { Locator, Page } from "@playwright/test";

/** Number of Tab presses after which a target counts as unreachable by keyboard. */
const FAR = 60;

type Hands = {
  clicks: number;
  keys: number;
  click: (on: Locator) => Promise<void>;
  /** Presses keys or chords; each counts once. */
  press: (...chords: string[]) => Promise<void>;
  /** Types text; each letter counts. */
  type: (text: string) => Promise<void>;
  /** Presses Tab until the target has the focus; each press counts. */
  tabTo: (to: Locator) => Promise<void>;
};

/** Performs mouse and keyboard actions and counts them. */
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
