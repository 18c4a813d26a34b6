import type { DefaultTreeAdapterTypes as Tree } from "parse5";

/** Maximum depth of `textOf`; content of office programs is not nested deeper. */
const DEEPEST = 32;

export const isElement = (node: Tree.Node): node is Tree.Element => "tagName" in node;

export const attributeOf = ({ attrs }: Tree.Element, attribute: string): string | undefined =>
  attrs.find(({ name }) => name === attribute)?.value;

/** Text of a node; content that is nested too deep becomes dots, so that it does not count as empty. */
export const textOf = (node: Tree.Node, deepest = DEEPEST): string => {
  if ("value" in node) return node.value;
  if (!("childNodes" in node)) return "";
  if (deepest === 0) return "…";
  return node.childNodes.map((it) => textOf(it, deepest - 1)).join("");
};
