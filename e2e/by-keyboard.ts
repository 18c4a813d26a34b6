import { expect, type Locator, type Page } from "@playwright/test";

/** Somebody without a mouse: keys alone, and after each of them something has the focus. */
export const byKeyboard = (page: Page) => {
  const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body;
  const somewhere = async () => {
    // Asking once takes no frame, as waiting does. Windows give the focus back a moment after they close.
    if (!(await page.evaluate(hasFocus).catch(() => false))) await page.waitForFunction(hasFocus);
  };
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      await page.keyboard.press(key);
      await somewhere();
    }
  };
  /** Presses a key until this has the focus. */
  const reach = async (target: Locator, key = "Tab", most = 100) => {
    await target.waitFor();
    const isThere = () => target.evaluate((it) => it === document.activeElement);
    for (let pressed = 0; pressed < most && !(await isThere()); pressed += 1) await press(key);
    await expect(target, `reached with ${key}`).toBeFocused();
  };
  return {
    press,
    reach,
    /** Goes there with a key and takes it. */
    take: async (target: Locator, key?: string) => {
      await reach(target, key);
      await press("Enter");
    },
    type: async (text: string) => {
      await page.keyboard.type(text);
      await somewhere();
    },
    /** The same, where it leaves the page. */
    leaveBy: async (target: Locator) => {
      await reach(target);
      await page.keyboard.press("Enter");
    },
    /** Goes through the palette. */
    command: async (text: string, option: RegExp) => {
      await press("Control+k");
      await expect(page.getByRole("combobox", { name: "Go to or do" })).toBeFocused();
      await page.keyboard.type(text);
      await expect(page.getByRole("option", { selected: true })).toHaveText(option);
      await press("Enter");
    },
  };
};
