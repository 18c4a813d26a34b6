import type { Page } from "@playwright/test";
import { SHOWN } from "./shown.ts";

/**
 * Texts of the page and of an open drawer whose values are not in reading order in a right-to-left interface. A Latin text
 * reads from left to right there too: its first letter or figure stands left of its last one ("1–32 of 32", "112 waiting ·
 * 10,221 USD"), or it was not isolated. An arrow between two elements points from the first to the second.
 */
export const misplacedTexts = (page: Page): Promise<string[]> =>
  page.evaluate((shown) => {
    const wrong: string[] = [];
    const placeOf = (text: Text, at: number) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect();
    };
    /** Texts beside each other in one element: React has a node for each part. */
    const runsOf = (element: Element): Text[][] => {
      const runs: Text[][] = [[]];
      for (const node of element.childNodes) {
        if (node instanceof Text) runs.at(-1)?.push(node);
        else runs.push([]);
      }
      return runs.filter((run) => run.length > 0);
    };
    /** All texts of an element that has a direction of its own. */
    const textsIn = (element: Element): Text[] => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      return texts;
    };
    const roots = document.querySelectorAll(`${shown}, header, [role=dialog]`);
    for (const element of [...roots].flatMap((root) => [...root.querySelectorAll("*")])) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.clientWidth === 1) continue;
      const style = getComputedStyle(element);
      // In a total the currency stands before the amount on purpose.
      const isReversed = style.flexDirection === "row-reverse";
      const isIsolated = element.matches("bdi, [dir=auto], [dir=ltr]") && style.direction === "ltr" && !isReversed;
      for (const run of isIsolated ? [...runsOf(element), textsIn(element)] : runsOf(element)) {
        const text = run.map(({ data }) => data).join("");
        if (/\p{Script=Arabic}|\p{Script=Hebrew}/u.test(text)) continue;
        const parts = run.flatMap((node) =>
          [...node.data.matchAll(/[\p{L}\p{N}]/gu)].map(({ index }) => [node, index] as const),
        );
        const [first, last] = [parts[0], parts.at(-1)];
        if (!first || !last || first === last) continue;
        const [start, end] = [placeOf(...first), placeOf(...last)];
        const inOneLine = start.width > 0 && end.width > 0 && Math.abs(start.top - end.top) < 4;
        if (inOneLine && start.left > end.left) wrong.push(text.trim().slice(0, 80));
      }
      if (element.childElementCount === 0 && element.textContent.trim() === "→") {
        const { display, transform, scale } = getComputedStyle(element);
        const isMirrored = display !== "inline" && (transform.startsWith("matrix(-1") || scale.startsWith("-1"));
        if (!isMirrored) wrong.push(`arrow after ${element.previousElementSibling?.textContent ?? "a text"}`);
      }
    }
    return [...new Set(wrong)];
  }, SHOWN);
