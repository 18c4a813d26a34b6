import DOMPurify from "dompurify";
import { SaxesParser, type SaxesTagNS } from "saxes";

const SVG = "http://www.w3.org/2000/svg";
const XLINK = "http://www.w3.org/1999/xlink";
/** Namespaces whose elements a browser knows besides SVG's: a page inside a picture can run scripts. */
const PAGES = new Set(["http://www.w3.org/1999/xhtml", "http://www.w3.org/1998/Math/MathML"]);

const OPTIONS = {
  IN_PLACE: true,
  // The page's policy allows none, and nothing is read from a text here.
  TRUSTED_TYPES_POLICY: null as never,
  USE_PROFILES: { svg: true, svgFilters: true },
  // What drawing programs write besides: copies of own shapes, and attributes that only draw or have no effect.
  ADD_TAGS: ["use"],
  ADD_ATTR: (
    "baseprofile contentstyletype cursor enable-background focusable fr inline-size isolation line-height " +
    "mix-blend-mode rel requiredfeatures role target unicode-bidi version white-space"
  ).split(" "),
};

const SAID = {
  doctype: "This SVG file has a document type (DOCTYPE). Save it without one and choose it again.",
  instruction: "This SVG file has a processing instruction. Save it without one and choose it again.",
  encoding: "This SVG file is not in UTF-8. Save it as UTF-8 and choose it again.",
};

/** Thrown at the first thing for which a file is refused as a whole. */
class Refused extends Error {}

/** Builds an element of the picture, with the attributes that mean something to a browser. */
const elementOf = (page: Document, { local, uri, attributes }: SaxesTagNS, names: Set<string>): Element => {
  const element = page.createElementNS(uri, local);
  for (const { local: name, prefix, uri: of, value } of Object.values(attributes)) {
    const isLink = of === XLINK && name === "href";
    // Declarations, XML's own, and notes of drawing programs have no effect; a style loads and runs nothing.
    if ((of !== "" && !isLink) || prefix === "xmlns" || name === "xmlns" || name === "style") continue;
    // Not set even here: the page's policy would report a handler.
    if (/^on/i.test(name)) names.add(name);
    else if (isLink) element.setAttributeNS(XLINK, `xlink:${name}`, value);
    else element.setAttribute(name, value);
  }
  return element;
};

/** Reads the file as a browser reads it, as XML, into a document that runs and loads nothing. */
const readSvg = (text: string): { root: Element | undefined; names: Set<string> } => {
  const names = new Set<string>();
  const page = document.implementation.createDocument(null, null);
  // Notes of drawing programs have namespaces of their own; what stands in them counts as if it stood outside.
  const open: (Element | Document)[] = [page];
  const parser = new SaxesParser({ xmlns: true });
  parser.on("xmldecl", ({ encoding }) => {
    if (encoding && !/^utf-?8$/i.test(encoding)) throw new Refused(SAID.encoding);
  });
  parser.on("doctype", () => {
    throw new Refused(SAID.doctype);
  });
  parser.on("processinginstruction", () => {
    throw new Refused(SAID.instruction);
  });
  parser.on("opentag", (tag) => {
    const around = open.at(-1)!;
    if (PAGES.has(tag.uri) || /^script$/i.test(tag.local)) names.add(tag.local);
    const isDrawn = tag.uri === SVG && !/^script$/i.test(tag.local);
    open.push(isDrawn ? around.appendChild(elementOf(page, tag, names)) : around);
  });
  parser.on("closetag", () => void open.pop());
  parser.write(text).close();
  return { root: page.documentElement ?? undefined, names };
};

/** Copies of shapes that are not in the file itself. */
const foreignCopies = (root: Element): boolean =>
  [...root.querySelectorAll("use")].some((it) =>
    [it.getAttribute("href"), it.getAttributeNS(XLINK, "href")].some((href) => href !== null && !href.startsWith("#")),
  );

/** Names of what a picture may not have: by DOMPurify's lists of elements and attributes, and those of `readSvg`. */
const forbiddenIn = (root: Element, names: Set<string>): string[] => {
  if (foreignCopies(root)) names.add("use");
  DOMPurify.sanitize(root, OPTIONS);
  for (const it of DOMPurify.removed)
    names.add("element" in it ? it.element.nodeName : (it.attribute?.name ?? it.from.nodeName));
  return [...names].toSorted();
};

/**
 * What is wrong with an SVG file: nothing where it is a picture and no more. Its elements and attributes are those of
 * DOMPurify's lists; a document type, an instruction or another encoding would have it read otherwise elsewhere.
 */
export const svgProblem = (bytes: Uint8Array, notSvg: string): string | undefined => {
  try {
    const { root, names } = readSvg(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    if (root?.localName !== "svg") return notSvg;
    const forbidden = forbiddenIn(root, names);
    if (forbidden.length === 0) return undefined;
    return `This SVG file contains ${forbidden.join(", ")}, which can run or load something. Save it without and choose it again.`;
  } catch (error) {
    return error instanceof Refused ? error.message : notSvg;
  }
};
