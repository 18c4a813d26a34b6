import { getSchema, type JSONContent } from "@tiptap/core";
import { DOMParser as ContentParser, DOMSerializer, Node } from "@tiptap/pm/model";
import { EXTENSIONS } from "../extensions.ts";
import { harmlessElements } from "./harmless-elements.ts";
import { elementsOf, isSilent } from "./read-tree.ts";

const SCHEMA = getSchema(EXTENSIONS);

/** Converts HTML to editor content; anything outside the schema is dropped. */
export const readHtml = (html: string): JSONContent =>
  ContentParser.fromSchema(SCHEMA).parse(harmlessElements(html)).toJSON();

/** Converts editor content to HTML, `""` if it is empty. */
export const writeHtml = (content: Node): string => {
  if (content.childCount <= 1 && content.firstChild?.type.name === "paragraph" && content.firstChild.childCount === 0)
    return "";
  const holder = document.createElement("div");
  holder.append(DOMSerializer.fromSchema(content.type.schema).serializeFragment(content.content));
  return holder.innerHTML;
};

/** Removes everything from HTML that the editor does not support: scripts, handlers, styles, unsafe URLs. */
export const cleanHtml = (html: string): string => writeHtml(Node.fromJSON(SCHEMA, readHtml(html)));

/** Elements with an equivalent that the editor keeps, or without meaning of their own. */
const ALIKE = new Map([
  ["b", "strong"],
  ["i", "em"],
  ["strike", "s"],
  ["del", "s"],
  ["div", "p"],
  ...["span", "font", "thead", "tbody", "tfoot", "colgroup", "col"].map((name) => [name, ""] as const),
]);
/** Elements that are never shown. */
const UNSEEN = new Set(["script", "style"]);

const namesIn = (html: string): Set<string> =>
  new Set(elementsOf(html).map(({ tagName }) => ALIKE.get(tagName) ?? tagName));

/**
 * Names of elements that the editor would drop, in alphabetical order: `["img", "video"]`. Elements that are never shown
 * are included only with `unseen`.
 */
export const droppedElements = (html: string, unseen = false): string[] => {
  const names = namesIn(cleanHtml(html));
  const lost = [...namesIn(html)].filter((name) => name !== "" && !names.has(name));
  const pictures = elementsOf(html).some((it) => it.tagName === "img" && isSilent(it)) ? ["img"] : [];
  return [...new Set([...lost, ...pictures])].filter((name) => unseen || !UNSEEN.has(name)).toSorted();
};
