import { safeHref } from "../../../safe-href.ts";
import { safePicture } from "../../../safe-picture.ts";

/** Elements that a rich text may be made of, each with the attributes that it may have. */
const KEPT = new Map<string, readonly string[]>([
  ...["p", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "li", "blockquote", "pre", "hr", "br"].map(
    (name) => [name, []] as const,
  ),
  ...["strong", "b", "em", "i", "u", "s", "del", "strike", "span", "div"].map((name) => [name, []] as const),
  ...["table", "thead", "tbody", "tfoot", "tr"].map((name) => [name, []] as const),
  ...["th", "td"].map((name) => [name, ["colspan", "rowspan"]] as const),
  ["a", ["href", "target", "rel", "title"]],
  ["img", ["src", "alt", "title"]],
  ["ol", ["start", "type"]],
  ["code", ["class"]],
]);

/** Elements that begin a line of their own. */
const BLOCKS = new Set(
  "address article aside body caption dd details dl dt fieldset figcaption figure footer form header main nav section summary table tr td th thead tbody tfoot".split(
    " ",
  ),
);

/** In which elements a part of a table has its place; elsewhere it is a line like any other. */
const PLACES = new Map([
  ["thead", ["table"]],
  ["tbody", ["table"]],
  ["tfoot", ["table"]],
  ["tr", ["table", "thead", "tbody", "tfoot"]],
  ["th", ["tr"]],
  ["td", ["tr"]],
]);

/** Attributes whose value can do harm, and which ones do not: cells over more than twenty others are nobody's table. */
const HARMLESS = new Map<string, (value: string) => boolean>([
  ["href", (value) => safeHref(value) !== undefined],
  ["src", (value) => safePicture(value) !== undefined],
  ["colspan", (value) => /^(?:[1-9]|1\d|20)$/.test(value)],
  ["rowspan", (value) => /^(?:[1-9]|1\d|20)$/.test(value)],
]);

/** What an element is in a rich text, where it stands in another one; nothing when only its content is kept. */
export const keptName = (tagName: string, inside: string): string | undefined => {
  const isAtHome = PLACES.get(tagName)?.includes(inside) ?? true;
  if (KEPT.has(tagName) && isAtHome) return tagName;
  return BLOCKS.has(tagName) ? "div" : undefined;
};

/** Whether an element of a rich text may have an attribute at all, whatever its value. */
export const knowsAttribute = (tagName: string, name: string): boolean => KEPT.get(tagName)?.includes(name) === true;

/** Whether it may have the attribute with this value. */
export const keepsAttribute = (tagName: string, name: string, value: string): boolean =>
  knowsAttribute(tagName, name) && (HARMLESS.get(name)?.(value) ?? true);
