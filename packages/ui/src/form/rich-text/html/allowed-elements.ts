import { safeHref } from "../../../safe-href.ts";
import { safePicture } from "../../../safe-picture.ts";

/** Allowed elements of a rich text, with their allowed attributes. */
const ALLOWED = new Map<string, readonly string[]>([
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

/** Block elements. */
const BLOCKS = new Set(
  "address article aside body caption dd details dl dt fieldset figcaption figure footer form header main nav section summary table tr td th thead tbody tfoot".split(
    " ",
  ),
);

/** Allowed parents of table parts; elsewhere a part becomes a plain block. */
const PLACES = new Map([
  ["thead", ["table"]],
  ["tbody", ["table"]],
  ["tfoot", ["table"]],
  ["tr", ["table", "thead", "tbody", "tfoot"]],
  ["th", ["tr"]],
  ["td", ["tr"]],
]);

/** Checks of attributes whose value can do harm; cells that span more than twenty others are refused. */
const HARMLESS = new Map<string, (value: string) => boolean>([
  ["href", (value) => safeHref(value) !== undefined],
  ["src", (value) => safePicture(value) !== undefined],
  ["colspan", (value) => /^(?:[1-9]|1\d|20)$/.test(value)],
  ["rowspan", (value) => /^(?:[1-9]|1\d|20)$/.test(value)],
]);

/** Name of an element in a rich text, given its parent; undefined if only its content is kept. */
export const allowedName = (tagName: string, inside: string): string | undefined => {
  const isAtHome = PLACES.get(tagName)?.includes(inside) ?? true;
  if (ALLOWED.has(tagName) && isAtHome) return tagName;
  return BLOCKS.has(tagName) ? "div" : undefined;
};

/** Whether an attribute is allowed on an element, regardless of its value. */
export const knowsAttribute = (tagName: string, name: string): boolean => ALLOWED.get(tagName)?.includes(name) === true;

/** Whether an attribute with this value is allowed on an element. */
export const allowsAttribute = (tagName: string, name: string, value: string): boolean =>
  knowsAttribute(tagName, name) && (HARMLESS.get(name)?.(value) ?? true);
