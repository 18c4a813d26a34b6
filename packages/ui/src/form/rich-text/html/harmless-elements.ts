import type { DefaultTreeAdapterTypes as Tree } from "parse5";
import { allowsAttribute, allowedName } from "./allowed-elements.ts";
import { isSilent, isTooLarge, readTree } from "./read-tree.ts";
import { attributeOf, isElement } from "./tree.ts";

/** ProseMirror attribute on content copied from an editor: the depth of the copied slice. */
const COPIED = "data-pm-slice";

/** Maximum nesting depth of browsers. */
const DEEPEST = 512;

/** Elements that allow only certain children, so that no mark may be inserted between. */
const FRAMES = new Set(["table", "thead", "tbody", "tfoot", "tr", "ul", "ol"]);

/** Marks that a style stands for, because some programs write bold as a style only. Links are underlined anyway. */
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

/** Whether a style resets the element's effect: some programs wrap copied content in `<b style="font-weight: normal">`. */
const takenBack = (name: string, { fontWeight, fontStyle }: CSSStyleDeclaration): boolean =>
  ((name === "b" || name === "strong") && /^(?:normal|[1-4]\d{2})$/.test(fontWeight)) ||
  ((name === "i" || name === "em") && fontStyle === "normal");

const nameFor = (node: Tree.Element, into: HTMLElement): string | undefined =>
  node.tagName === "table" && isTooLarge(node) ? "div" : allowedName(node.tagName, into.localName);

const setAttributes = (element: HTMLElement, { tagName, attrs }: Tree.Element): void => {
  for (const { name, value } of attrs)
    if (name === COPIED || allowsAttribute(tagName, name, value)) element.setAttribute(name, value);
};

/**
 * Rebuilds HTML from an allowlist of elements and attributes: the result cannot run scripts, navigate unnoticed or
 * imitate the console, and loads only images of this site when it is shown. The browser never parses the HTML, so no
 * Trusted Types policy is needed and no CSP violation is reported.
 */
export const harmlessElements = (html: string): HTMLElement => {
  // An inert document, which runs and loads nothing.
  const quiet = document.implementation.createHTMLDocument();
  const root = quiet.createElement("div");
  // Parses the styles, one after the other.
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
