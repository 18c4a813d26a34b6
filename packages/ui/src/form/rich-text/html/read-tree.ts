import { type DefaultTreeAdapterTypes as Tree, html as spec, parseFragment } from "parse5";
import { safePicture } from "../../../safe-picture.ts";
import { tidyOffice } from "../paste/tidy-office.ts";
import { attributeOf, isElement } from "./tree.ts";

/** Elements whose content is not text; `xml` holds Word's document properties. */
const SILENT = new Set(
  "script style template title noscript iframe object embed noembed noframes select xml".split(" "),
);

/** Maximum number of cells of a table, with every row as wide as the widest. */
const MOST_CELLS = 5000;

/** Whether the element has no text to show: templates, SVG and MathML, embedded content. */
export const isSilent = (element: Tree.Element): boolean =>
  SILENT.has(element.tagName) ||
  element.namespaceURI !== spec.NS.HTML ||
  (element.tagName === "img" && safePicture(attributeOf(element, "src") ?? "") === undefined);

const rowsOf = (table: Tree.Element): Tree.Element[] =>
  table.childNodes.filter(isElement).flatMap((part) => {
    if (part.tagName === "tr") return [part];
    return part.childNodes.filter((it): it is Tree.Element => isElement(it) && it.tagName === "tr");
  });

const widthOf = (row: Tree.Element): number =>
  row.childNodes
    .filter(isElement)
    .reduce((width, cell) => width + Math.min(20, Number(attributeOf(cell, "colspan")) || 1), 0);

/** Whether a table would take the editor minutes to lay out; its rows are read as lines instead. */
export const isTooLarge = (table: Tree.Element): boolean => {
  const rows = rowsOf(table);
  return rows.length * rows.reduce((most, row) => Math.max(most, widthOf(row)), 0) > MOST_CELLS;
};

/** Parses HTML to a tree and converts the markup of office programs to plain HTML. */
export const readTree = (html: string): Tree.DocumentFragment => {
  const tree = parseFragment(html);
  if (/mso-|docs-internal-guid|<caption/i.test(html)) tidyOffice(tree);
  return tree;
};

/** All elements of a text in any order, without the content of silent ones. */
export const elementsOf = (html: string): Tree.Element[] => {
  const elements: Tree.Element[] = [];
  const open: Tree.ChildNode[] = [...readTree(html).childNodes];
  for (let node = open.pop(); node; node = open.pop())
    if (isElement(node)) {
      elements.push(node);
      if (!isSilent(node)) open.push(...node.childNodes);
    }
  return elements;
};
