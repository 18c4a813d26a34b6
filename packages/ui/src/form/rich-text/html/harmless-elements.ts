import type { DefaultTreeAdapterTypes as Tree } from "parse5";
import { keepsAttribute, keptName } from "./kept-elements.ts";
import { isSilent, isTooLarge, readTree } from "./read-tree.ts";
import { attributeOf, isElement } from "./tree.ts";

/** ProseMirror's own, on what was copied from an editor: how deep the copied part lies. */
const COPIED = "data-pm-slice";

/** As deep as browsers read HTML. */
const DEEPEST = 512;

/** Elements that hold others of certain names only, so that no mark may stand between. */
const FRAMES = new Set(["table", "thead", "tbody", "tfoot", "tr", "ul", "ol"]);

/** Marks that a style stands for: some programs write bold as a style alone. A link is underlined without being told. */
const marksOf = (
  { fontWeight, fontStyle, textDecoration, textDecorationLine }: CSSStyleDeclaration,
  into: HTMLElement,
): string[] => {
  const lines = `${textDecoration} ${textDecorationLine}`;
  return [
    ...(/^(?:bold(?:er)?|[5-9]\d{2})$/.test(fontWeight) ? ["strong"] : []),
    ...(fontStyle === "italic" ? ["em"] : []),
    ...(lines.includes("underline") && !into.closest("a") ? ["u"] : []),
    ...(lines.includes("line-through") ? ["s"] : []),
  ];
};

/** Programs wrap what they copy in elements that a style takes back: `<b style="font-weight: normal">`. */
const takenBack = (name: string, { fontWeight, fontStyle }: CSSStyleDeclaration): boolean =>
  ((name === "b" || name === "strong") && /^(?:normal|[1-4]\d{2})$/.test(fontWeight)) ||
  ((name === "i" || name === "em") && fontStyle === "normal");

const nameFor = (node: Tree.Element, into: HTMLElement): string | undefined =>
  node.tagName === "table" && isTooLarge(node) ? "div" : keptName(node.tagName, into.localName);

const setAttributes = (element: HTMLElement, { tagName, attrs }: Tree.Element): void => {
  for (const { name, value } of attrs)
    if (name === COPIED || keepsAttribute(tagName, name, value)) element.setAttribute(name, value);
};

/**
 * What a text of HTML says, built anew from a list of harmless elements and attributes: nothing in it can run, lead
 * elsewhere unseen or look like a part of the console, and only pictures of this site are loaded, once it is shown. The
 * browser never reads the text itself, so it needs no Trusted Types policy and reports nothing.
 */
export const harmlessElements = (html: string): HTMLElement => {
  // A document of its own, which runs and loads nothing.
  const quiet = document.implementation.createHTMLDocument();
  const root = quiet.createElement("div");
  // Reads one style after the other.
  const { style } = quiet.createElement("span");
  type Open = { node: Tree.ChildNode; into: HTMLElement; depth: number };
  const open: Open[] = [];
  const enter = (nodes: readonly Tree.ChildNode[], into: HTMLElement, depth: number) => {
    for (const node of nodes.toReversed()) open.push({ node, into, depth });
  };

  enter(readTree(html).childNodes, root, 0);
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, into, depth } = next;
    if ("value" in node) into.append(node.value);
    if (!isElement(node) || isSilent(node)) continue;
    style.cssText = attributeOf(node, "style") ?? "";
    const name = nameFor(node, into);
    const marks = name !== undefined && FRAMES.has(name) ? [] : marksOf(style, into);
    const names = [...(name && !takenBack(name, style) ? [name] : []), ...marks];
    const inner = depth < DEEPEST ? names : [];
    const element = inner.reduce((around, it) => around.appendChild(quiet.createElement(it)), into);
    if (inner[0] !== undefined && inner[0] === name) setAttributes(into.lastChild as HTMLElement, node);
    enter(node.childNodes, element, depth + inner.length);
  }
  return root;
};
