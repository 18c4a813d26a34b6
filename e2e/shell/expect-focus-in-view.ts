import { expect, type Page } from "@playwright/test";
import { hiddenFocusIn } from "../../packages/ui/src/testing/hidden-focus-in.ts";

/** Maximum number of Tab presses per page. */
const MOST = 150;

/**
 * Moves through the controls of the page with Tab, forwards and backwards, and expects each focused control to be at
 * least partly visible.
 */
export const expectFocusInView = async (page: Page): Promise<void> => {
  const inPage = () => page.evaluate(() => document.querySelector("main")?.contains(document.activeElement) ?? false);
  const hidden = new Set<string>();
  const { width, height } = page.viewportSize()!;
  for (const key of ["Tab", "Shift+Tab"]) {
    if (key === "Tab") await page.getByRole("main").focus();
    for (let pressed = 0; pressed < MOST; pressed += 1) {
      await page.keyboard.press(key);
      if (pressed > 0 && !(await inPage())) break;
      const name = await page.evaluate(hiddenFocusIn);
      if (name) hidden.add(name);
    }
  }
  expect.soft([...hidden], `has the focus unseen at ${page.url()}, ${width} × ${height} px`).toEqual([]);
};
