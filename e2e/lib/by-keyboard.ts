import { expect, type Locator, type Page } from "@playwright/test";

/** A user without a mouse: keys only. After each key, something must have the focus. */
export const byKeyboard = (page: Page) => {
  const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body;
  const somewhere = async () => {
    // A single evaluation needs no animation frame, while waiting does. Dialogs return the focus shortly after closing.
    if (!(await page.evaluate(hasFocus).catch(() => false))) await page.waitForFunction(hasFocus);
  };
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      await page.keyboard.press(key);
      await somewhere();
    }
  };
  /** Presses a key until the target has the focus. */
  const reach = async (target: Locator, key = "Tab", most = 100) => {
    await target.waitFor();
    const isThere = () => target.evaluate((it) => it === document.activeElement);
    for (let pressed = 0; pressed < most && !(await isThere()); pressed += 1) await press(key);
    await expect(target, `reached with ${key}`).toBeFocused();
  };
  return {
    press,
    reach,
    /** Moves the focus to the target and presses Enter. */
    take: async (target: Locator, key?: string) => {
      await reach(target, key);
      await press("Enter");
    },
    type: async (text: string) => {
      await page.keyboard.type(text);
      await somewhere();
    },
    /** The same for a target that leaves the page. */
    leaveBy: async (target: Locator) => {
      await reach(target);
      await page.keyboard.press("Enter");
    },
    /** Runs a command of the palette. */
    command: async (text: string, option: RegExp) => {
      await press("Control+k");
      await expect(page.getByRole("combobox", { name: "Command palette" })).toBeFocused();
      await page.keyboard.type(text);
      await expect(page.getByRole("option", { selected: true })).toHaveText(option);
      await press("Enter");
    },
  };
};
