import type { Page } from "playwright";

/** Part of a picture, in its pixels. */
export type Box = { x: number; y: number; width: number; height: number };

/** Place of the drawer or dialog that stands on top in a page, within its window; undefined without one. */
export const panelBox = (page: Page): Promise<Box | undefined> =>
  page.evaluate(() => {
    const top = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].at(-1)?.getBoundingClientRect();
    if (!top) return undefined;
    const [x, y] = [Math.max(0, Math.floor(top.x)), Math.max(0, Math.floor(top.y))];
    const width = Math.min(innerWidth, Math.ceil(top.right)) - x;
    const height = Math.min(innerHeight, Math.ceil(top.bottom)) - y;
    return width > 0 && height > 0 ? { x, y, width, height } : undefined;
  });
