import { expect, type Page } from "@playwright/test";

/**
 * Records what a screen reader announces from now on: text added to a visible live region that is already in the
 * document. Call it before the page is opened. The returned function waits for an announcement.
 */
export const noteAnnouncements = async (page: Page): Promise<(text: RegExp) => Promise<void>> => {
  await page.addInitScript(() => {
    const announced: string[] = [];
    Object.assign(globalThis, { announced });
    const LIVE = "[aria-live]:not([aria-live=off]),[role=status],[role=alert],[role=log]";
    /** Live regions that existed before the current mutation. */
    const known = new WeakSet<Element>();
    const note = () => {
      for (const region of document.querySelectorAll(LIVE)) known.add(region);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const place = target instanceof Element ? target : target.parentElement;
        const region = place?.closest(LIVE);
        const added = [...addedNodes].map(({ textContent }) => textContent ?? "").join(" ");
        // An alert is announced even if it is inserted together with its text.
        const alerts = [...addedNodes].filter((it) => it instanceof Element && it.matches("[role=alert]"));
        if (region && known.has(region) && !region.closest("[aria-hidden=true]"))
          // A status is read as a whole; of a log, only the added text is read.
          announced.push(region.matches("[role=status]") ? (region.textContent ?? "") : added);
        else announced.push(...alerts.map(({ textContent }) => textContent ?? ""));
      }
      note();
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  return async (text) => {
    const said = () =>
      page.evaluate(() => (globalThis as unknown as { announced: string[] }).announced.filter(Boolean));
    await expect.poll(said, { message: "announcements" }).toContainEqual(expect.stringMatching(text));
    await page.evaluate(() => void (globalThis as unknown as { announced: string[] }).announced.splice(0));
  };
};
