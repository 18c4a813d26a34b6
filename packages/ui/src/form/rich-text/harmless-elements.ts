import { type DefaultTreeAdapterTypes as Tree, html as spec, parseFragment } from "parse5";
import { safeHref } from "../../safe-href.ts";

/** Elements that a rich text may be made of, each with the attributes that it may have. */
const KEPT = new Map<string, readonly string[]>([
  ...["p", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "li", "blockquote", "pre", "hr", "br"].map(
    (name) => [name, []] as const,
  ),
  ...["strong", "b", "em", "i", "u", "s", "del", "strike", "span", "div"].map((name) => [name, []] as const),
  ["a", ["href", "target", "rel", "title"]],
  ["ol", ["start", "type"]],
  ["code", ["class"]],
]);

/** Elements that begin a line of their own. */
const BLOCKS = new Set(
  "address article aside body caption dd details dl dt fieldset figcaption figure footer form header main nav section summary table tr".split(
    " ",
  ),
);

/** Elements whose content is not shown as text. */
const SILENT = new Set("script style template title noscript iframe object embed noembed noframes select".split(" "));

/** ProseMirror's own, on what was copied from an editor: how deep the copied part lies. */
const COPIED = "data-pm-slice";

/** As deep as browsers read HTML. */
const DEEPEST = 512;

/** Marks that a style stands for: some programs write bold as a style alone. */
const marksOf = ({ fontWeight, fontStyle, textDecoration, textDecorationLine }: CSSStyleDeclaration): string[] => {
  const lines = `${textDecoration} ${textDecorationLine}`;
  return [
    ...(/^(?:bold(?:er)?|[5-9]\d{2})$/.test(fontWeight) ? ["strong"] : []),
    ...(fontStyle === "italic" ? ["em"] : []),
    ...(lines.includes("underline") ? ["u"] : []),
    ...(lines.includes("line-through") ? ["s"] : []),
  ];
};

/** Programs wrap what they copy in elements that a style takes back: `<b style="font-weight: normal">`. */
const takenBack = (name: string, { fontWeight, fontStyle }: CSSStyleDeclaration): boolean =>
  ((name === "b" || name === "strong") && /^(?:normal|[1-4]\d{2})$/.test(fontWeight)) ||
  ((name === "i" || name === "em") && fontStyle === "normal");

const nameFor = (tagName: string): string | undefined =>
  KEPT.has(tagName) ? tagName : BLOCKS.has(tagName) ? "div" : undefined;

const setAttributes = (element: HTMLElement, { tagName, attrs }: Tree.Element): void => {
  for (const { name, value } of attrs)
    if (name === COPIED || KEPT.get(tagName)?.includes(name))
      if (name !== "href" || safeHref(value) !== undefined) element.setAttribute(name, value);
};

const isSilent = ({ tagName, namespaceURI }: Tree.Element): boolean =>
  SILENT.has(tagName) || namespaceURI !== spec.NS.HTML;

/**
 * What a text of HTML says, built anew from a list of harmless elements and attributes: nothing in it can run, load
 * or look like a part of the console. The browser never reads the text itself, so it needs no Trusted Types policy and
 * reports nothing.
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

  enter(parseFragment(html).childNodes, root, 0);
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, into, depth } = next;
    if ("value" in node) into.append(node.value);
    if (!("tagName" in node) || isSilent(node)) continue;
    style.cssText = node.attrs.find((it) => it.name === "style")?.value ?? "";
    const name = nameFor(node.tagName);
    const names = [...(name && !takenBack(name, style) ? [name] : []), ...marksOf(style)];
    const inner = depth < DEEPEST ? names : [];
    const element = inner.reduce((around, it) => around.appendChild(quiet.createElement(it)), into);
    if (inner[0] !== undefined && inner[0] === name) setAttributes(into.lastChild as HTMLElement, node);
    enter(node.childNodes, element, depth + inner.length);
  }
  return root;
};

/** The names of all elements of a text, without scripts and style sheets, which are never shown. */
export const elementNames = (html: string): Set<string> => {
  const names = new Set<string>();
  const open: Tree.ChildNode[] = [...parseFragment(html).childNodes];
  for (let node = open.pop(); node; node = open.pop())
    if ("tagName" in node && node.tagName !== "script" && node.tagName !== "style") {
      names.add(node.tagName);
      open.push(...node.childNodes);
    }
  return names;
};
