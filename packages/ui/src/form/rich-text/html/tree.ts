import type { DefaultTreeAdapterTypes as Tree } from "parse5";

/** How deep one looks into an element whose content is asked for; what somebody nests deeper is no text of an office program. */
const DEEPEST = 32;

export const isElement = (node: Tree.Node): node is Tree.Element => "tagName" in node;

export const attributeOf = ({ attrs }: Tree.Element, wanted: string): string | undefined =>
  attrs.find(({ name }) => name === wanted)?.value;

/** The words in it; dots stand for those that lie too deep, so that nothing there is taken for empty. */
export const textOf = (node: Tree.Node, deepest = DEEPEST): string => {
  if ("value" in node) return node.value;
  if (!("childNodes" in node)) return "";
  if (deepest === 0) return "…";
  return node.childNodes.map((it) => textOf(it, deepest - 1)).join("");
};
