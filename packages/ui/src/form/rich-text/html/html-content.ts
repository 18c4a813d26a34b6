import { getSchema, type JSONContent } from "@tiptap/core";
import { DOMParser as ContentParser, DOMSerializer, Node } from "@tiptap/pm/model";
import { EXTENSIONS } from "../extensions.ts";
import { harmlessElements } from "./harmless-elements.ts";
import { elementsOf, isSilent } from "./read-tree.ts";

const SCHEMA = getSchema(EXTENSIONS);

/** A text of HTML as an editor takes it: what its schema does not know stays out. */
export const readHtml = (html: string): JSONContent =>
  ContentParser.fromSchema(SCHEMA).parse(harmlessElements(html)).toJSON();

/** The HTML of what the editor holds, `""` when nothing is written in it. */
export const writeHtml = (content: Node): string => {
  if (content.childCount <= 1 && content.firstChild?.type.name === "paragraph" && content.firstChild.childCount === 0)
    return "";
  const holder = document.createElement("div");
  holder.append(DOMSerializer.fromSchema(content.type.schema).serializeFragment(content.content));
  return holder.innerHTML;
};

/** The HTML of a text without what the editor does not know: scripts, handlers, styles, unsafe addresses. */
export const cleanHtml = (html: string): string => writeHtml(Node.fromJSON(SCHEMA, readHtml(html)));

/** Elements that say the same as one the editor keeps, or nothing of their own. */
const ALIKE = new Map([
  ["b", "strong"],
  ["i", "em"],
  ["strike", "s"],
  ["del", "s"],
  ["div", "p"],
  ...["span", "font", "thead", "tbody", "tfoot", "colgroup", "col"].map((name) => [name, ""] as const),
]);
/** Never shown, so nobody misses them. */
const UNSEEN = new Set(["script", "style"]);

const namesIn = (html: string): Set<string> =>
  new Set(elementsOf(html).map(({ tagName }) => ALIKE.get(tagName) ?? tagName));

/**
 * Elements of a text that the editor would drop, by name, in alphabetical order: `["img", "video"]`. Those that are
 * never shown only where they are asked for.
 */
export const droppedElements = (html: string, unseen = false): string[] => {
  const kept = namesIn(cleanHtml(html));
  const lost = [...namesIn(html)].filter((name) => name !== "" && !kept.has(name));
  const pictures = elementsOf(html).some((it) => it.tagName === "img" && isSilent(it)) ? ["img"] : [];
  return [...new Set([...lost, ...pictures])].filter((name) => unseen || !UNSEEN.has(name)).toSorted();
};
