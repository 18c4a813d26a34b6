import { defaultTreeAdapter as trees, type DefaultTreeAdapterTypes as Tree, html as spec } from "parse5";
import { attributeOf, isElement, textOf } from "../html/tree.ts";

/** List of the document that an item belongs to, and its level, from 1. */
type Place = { of: string; level: number };
type OpenList = Place & { list: Tree.Element; item: Tree.Element };

const styleOf = (element: Tree.Element): string => attributeOf(element, "style") ?? "";

/** List and level of a paragraph that is a list item in Word: `mso-list:l0 level1 lfo1`. */
const placeOf = (node: Tree.ChildNode): Place | undefined => {
  if (!isElement(node) || !/^(?:p|h[1-6]|div)$/.test(node.tagName)) return undefined;
  const [, of = "", level] = /mso-list:\s*(\S+)\s+level(\d)/i.exec(styleOf(node)) ?? [];
  return level === undefined ? undefined : { of, level: Number(level) };
};

/** Removes and returns the marker that Word writes before an item, because browsers draw their own. */
const takeMarker = (parent: Tree.Element, deepest = 8): string => {
  let marker = "";
  for (const node of parent.childNodes.filter(isElement))
    if (/mso-list:\s*ignore/i.test(styleOf(node))) {
      marker += textOf(node);
      trees.detachNode(node);
    } else if (deepest > 0) marker += takeMarker(node, deepest - 1);
  return marker;
};

/** Removes the list style, so that the element is a plain one. */
const forget = ({ attrs }: Tree.Element) => {
  for (const attribute of attrs)
    if (attribute.name === "style") attribute.value = attribute.value.replaceAll(/mso-list:[^;]*/gi, "");
};

/** An ordered list if the first marker is a number or letter with a dot or bracket, else an unordered one. */
const listFor = (marker: string): Tree.Element => {
  const count = /^\(?([\da-z]{1,4})[.)]/i.exec(marker.trim())?.[1];
  if (count === undefined) return trees.createElement("ul", spec.NS.HTML, []);
  const start = /^\d+$/.test(count) && Number(count) > 1 ? [{ name: "start", value: count }] : [];
  return trees.createElement("ol", spec.NS.HTML, start);
};

/** Open lists that an item at this place still belongs to, outermost first. */
const stillOpen = (open: readonly OpenList[], { of, level }: Place): OpenList[] => {
  const deep = open.filter((it, at) => it.level < level || (it.level === level && it.of === of) || at === 0);
  return deep.length === 1 && deep[0]?.of !== of && (deep[0]?.level ?? 0) >= level ? [] : deep;
};

/** Converts child paragraphs that are list items in Word to lists. */
export const listsOf = (parent: Tree.ParentNode): void => {
  let open: OpenList[] = [];
  for (const node of parent.childNodes.slice()) {
    const place = placeOf(node);
    if (!place) {
      // White space between two items does not end a list.
      if (isElement(node) || ("value" in node && node.value.trim() !== "")) open = [];
      continue;
    }
    const line = node as Tree.Element;
    const marker = takeMarker(line);
    forget(line);
    const item = trees.createElement("li", spec.NS.HTML, []);
    open = stillOpen(open, place);
    let last = open.at(-1);
    if (!last || last.level < place.level) {
      const list = listFor(marker);
      if (last) trees.appendChild(last.item, list);
      else trees.insertBefore(parent, list, line);
      last = { ...place, list, item };
      open.push(last);
    }
    last.item = item;
    trees.appendChild(last.list, item);
    trees.detachNode(line);
    trees.appendChild(item, line);
  }
};
