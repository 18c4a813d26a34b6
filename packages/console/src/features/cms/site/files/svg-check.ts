import DOMPurify from "dompurify";
import { SaxesParser, type SaxesTagNS } from "saxes";

const SVG = "http://www.w3.org/2000/svg";
const XLINK = "http://www.w3.org/1999/xlink";
/** Namespaces other than SVG's that a browser renders: an HTML page inside an image can run scripts. */
const PAGES = new Set(["http://www.w3.org/1999/xhtml", "http://www.w3.org/1998/Math/MathML"]);

const OPTIONS = {
  IN_PLACE: true,
  // The page's policy allows none, and no text is parsed as HTML here.
  TRUSTED_TYPES_POLICY: null as never,
  USE_PROFILES: { svg: true, svgFilters: true },
  // Additions for drawing programs: internal copies, and attributes that only draw or have no effect.
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

/** Thrown to refuse a file as a whole. */
class Refused extends Error {}

/** Builds an element of the image with the attributes that a browser interprets. */
const elementOf = (page: Document, { local, uri, attributes }: SaxesTagNS, names: Set<string>): Element => {
  const element = page.createElementNS(uri, local);
  for (const { local: name, prefix, uri: of, value } of Object.values(attributes)) {
    const isLink = of === XLINK && name === "href";
    // Declarations, XML attributes and drawing program data have no effect; styles load and run nothing.
    if ((of !== "" && !isLink) || prefix === "xmlns" || name === "xmlns" || name === "style") continue;
    // Not set even here, since the page's policy would report an event handler.
    if (/^on/i.test(name)) names.add(name);
    else if (isLink) element.setAttributeNS(XLINK, `xlink:${name}`, value);
    else element.setAttribute(name, value);
  }
  return element;
};

/** Parses the file as XML, as a browser does, into a document that runs and loads nothing. */
const readSvg = (text: string): { root: Element | undefined; names: Set<string> } => {
  const names = new Set<string>();
  const page = document.implementation.createDocument(null, null);
  // Drawing program data has its own namespaces; its children count as if they were outside.
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

/** Whether `use` elements refer to other files. */
const foreignCopies = (root: Element): boolean =>
  [...root.querySelectorAll("use")].some((it) =>
    [it.getAttribute("href"), it.getAttributeNS(XLINK, "href")].some((href) => href !== null && !href.startsWith("#")),
  );

/** Names of forbidden elements and attributes: by DOMPurify's lists, and those from `readSvg`. */
const forbiddenIn = (root: Element, names: Set<string>): string[] => {
  if (foreignCopies(root)) names.add("use");
  DOMPurify.sanitize(root, OPTIONS);
  for (const it of DOMPurify.removed)
    names.add("element" in it ? it.element.nodeName : (it.attribute?.name ?? it.from.nodeName));
  return [...names].toSorted();
};

/**
 * Error of an SVG file; undefined if it is a plain image. Elements and attributes follow DOMPurify's lists; a document
 * type, processing instruction or other encoding could be parsed differently elsewhere.
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
