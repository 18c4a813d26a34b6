import type { DefaultTreeAdapterTypes as Tree } from "parse5";
import { safeHref } from "../../../safe-href.ts";
import { knowsAttribute } from "./allowed-elements.ts";
import { elementsOf, isSilent, isTooLarge } from "./read-tree.ts";
import { attributeOf } from "./tree.ts";

const PAGE = ["embedded page", "embedded pages"] as const;
const DRAWING = ["drawing", "drawings"] as const;
const FIELD = ["form field", "form fields"] as const;
/** Names of removed content that a reader would miss, singular and plural. Excludes Word's elements and empty frames. */
const MISSED = new Map<string, readonly [string, string]>([
  ["img", ["picture", "pictures"]],
  ["video", ["video", "videos"]],
  ["audio", ["sound", "sounds"]],
  ["math", ["formula", "formulas"]],
  ["table", ["very large table", "very large tables"]],
  ["a", ["link", "links"]],
  ["svg", DRAWING],
  ["canvas", DRAWING],
  ...["iframe", "object", "embed"].map((name) => [name, PAGE] as const),
  ...["input", "textarea", "select", "button"].map((name) => [name, FIELD] as const),
]);

const leadsAway = (element: Tree.Element): boolean => safeHref(attributeOf(element, "href") ?? "") === undefined;

const isLost = (element: Tree.Element): boolean => {
  if (element.tagName === "img") return isSilent(element);
  if (element.tagName === "table") return isTooLarge(element);
  return element.tagName !== "a" || leadsAway(element);
};

/** Joins words to a list: `2 pictures, 1 video, and 1 link`. */
export const listed = (words: readonly string[]): string => new Intl.ListFormat("en").format(words);

/** Counts removed content that a reader would miss: `["2 pictures", "1 video"]`. */
export const missedIn = (html: string): string[] => {
  const counts = new Map<readonly [string, string], number>();
  for (const element of elementsOf(html)) {
    const words = MISSED.get(element.tagName);
    if (words && isLost(element)) counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return [...counts].map(([[one, many], count]) => `${count} ${count === 1 ? one : many}`).toSorted();
};

/** Names of unsupported attributes, in alphabetical order: `["onclick", "style"]`. */
export const foreignAttributes = (html: string): string[] => {
  const names = elementsOf(html)
    .filter((element) => !isSilent(element))
    .flatMap(({ tagName, attrs }) => attrs.map(({ name }) => name).filter((name) => !knowsAttribute(tagName, name)));
  return [...new Set(names)].toSorted();
};

/** Number of unsafe link URLs, and of image URLs of other sites. */
export const foreignAddresses = (html: string): number =>
  elementsOf(html).filter((it) => (it.tagName === "a" && leadsAway(it)) || (it.tagName === "img" && isSilent(it)))
    .length;
