import { defaultTreeAdapter as trees, type DefaultTreeAdapterTypes as Tree, html as spec } from "parse5";
import { listsOf } from "./office-lists.ts";
import { attributeOf, isElement, textOf } from "../html/tree.ts";

const is = (matches: (element: Tree.Element) => boolean) => (node: Tree.ChildNode) => isElement(node) && matches(node);
const isBlank = (node: Tree.Node) => textOf(node).trim() === "";

/** A blank `<o:p>`: Word's placeholder in a paragraph, or the only content of an empty line. */
const isPlaceholder = is((it) => it.tagName === "o:p" && isBlank(it));
const isEmptyLine = is(
  (it) => it.tagName === "p" && it.childNodes.every((child) => isPlaceholder(child)) && it.childNodes.length > 0,
);
const isBreak = is((it) => it.tagName === "br");
const isCaption = is((it) => it.tagName === "caption");

/** Moves a caption to a line above the table, because tables of the editor have no captions. */
const hoistCaption = (table: Tree.Element, into: Tree.ParentNode) => {
  for (const caption of table.childNodes.filter(isCaption) as Tree.Element[]) {
    trees.detachNode(caption);
    const line = trees.createElement("p", spec.NS.HTML, []);
    for (const child of caption.childNodes.slice()) {
      trees.detachNode(child);
      trees.appendChild(line, child);
    }
    trees.insertBefore(into, line, table);
  }
};

/** Converts office markup to plain HTML: lists, empty lines, captions. */
export const tidyOffice = (tree: Tree.DocumentFragment): void => {
  const open: Tree.ParentNode[] = [tree];
  for (let parent = open.pop(); parent; parent = open.pop()) {
    // Google Docs puts breaks between paragraphs.
    const isDocs = isElement(parent) && attributeOf(parent, "id")?.startsWith("docs-internal-guid");
    for (const node of parent.childNodes.slice())
      if (isPlaceholder(node) || isEmptyLine(node) || (isDocs && isBreak(node))) trees.detachNode(node);
      else if (isElement(node) && node.tagName === "table") hoistCaption(node, parent);
    listsOf(parent);
    open.push(...parent.childNodes.filter(isElement));
  }
};
