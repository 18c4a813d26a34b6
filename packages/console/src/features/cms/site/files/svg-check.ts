import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from "saxes";
import { createCopies } from "./svg-copies.ts";
import { svgLists } from "./svg-lists.ts";
import { cssLoads, isOwnTarget } from "./svg-references.ts";

const SVG = "http://www.w3.org/2000/svg";
const XLINK = "http://www.w3.org/1999/xlink";
const XML = "http://www.w3.org/XML/1998/namespace";
/** Namespaces other than SVG's that a browser renders: an HTML page inside an image can run scripts. */
const PAGES = new Set(["http://www.w3.org/1999/xhtml", "http://www.w3.org/1998/Math/MathML"]);

/** More than drawing programs write; a browser takes long to draw more, or stops responding. */
export const MOST = { depth: 100, elements: 20_000, attributes: 200, drawn: 100_000 };

/** Characters parsed at a time, and milliseconds after which the page may respond in between. */
const SLICE = 32_768;
const TURN = 16;

const SAID = {
  doctype: "This SVG file has a document type (DOCTYPE). Save it without one and choose it again.",
  instruction: "This SVG file has a processing instruction. Save it without one and choose it again.",
  encoding: "This SVG file is not in UTF-8. Save it as UTF-8 and choose it again.",
  depth: `This SVG file nests elements more than ${MOST.depth} deep. Ungroup them and choose it again.`,
  elements: `This SVG file has more than ${MOST.elements.toLocaleString("en")} elements. Simplify it and choose it again.`,
  drawn: `This SVG file draws more than ${MOST.drawn.toLocaleString("en")} elements by copying them. Simplify it and choose it again.`,
  attributes: `This SVG file has an element with more than ${MOST.attributes} attributes. Simplify it and choose it again.`,
};

/** Names that are said; what comes behind them is not read any more. */
const MOST_NAMES = 5;

/** Thrown to refuse a file as a whole. */
class Refused extends Error {}
/** Thrown to end reading, since enough names were found. */
class Enough extends Error {}

/** Attributes whose text is shown or compared, and is no CSS. */
const TEXT = /^(?:aria-|data-|id$|class$|role$|lang$|d$|points$)/;
/** Attributes that an animation must not set, since their new values would not be checked. */
const NEVER_ANIMATED = /^(?:.*:)?(?:href|style|class|on.*)$/i;

/** Problem of an attribute that a browser interprets, by name; undefined if allowed. */
const wrongAttribute = (element: string, { name, local, prefix, uri, value }: SaxesAttributeNS): string | undefined => {
  // Own targets would be looked for at another address.
  if (uri === XML && local === "base") return name;
  const isLink = local.toLowerCase() === "href" && (uri === "" || uri === XLINK);
  // Declarations, other XML attributes and data of drawing programs have no effect.
  if ((uri !== "" && !isLink) || prefix === "xmlns" || name === "xmlns") return undefined;
  if (!isLink && !svgLists.hasAttribute(element, local)) return name;
  const isWrong = isLink
    ? !isOwnTarget(element.toLowerCase(), value)
    : (!TEXT.test(local) && cssLoads(value)) || (local === "attributeName" && NEVER_ANIMATED.test(value));
  return isWrong ? `${name} of ${element}` : undefined;
};

/** An open element; `css` is the text of a style sheet so far. */
type Open = { css?: string };

/** A parser of the file, as a browser parses it, that adds the names of forbidden elements and attributes to `names`. */
const createReader = (names: Set<string>) => {
  const parser = new SaxesParser({ xmlns: true });
  const open: Open[] = [];
  const copies = createCopies();
  let root: SaxesTagNS | undefined;
  let [elements, attributes] = [0, 0];

  const enter = (tag: SaxesTagNS): Open => {
    const { local, uri } = tag;
    if (PAGES.has(uri) || /^script$/i.test(local)) names.add(local);
    // Data of drawing programs has its own namespaces; its children count as if they were outside.
    if (uri !== SVG) return {};
    if (!svgLists.hasElement(local)) {
      names.add(local);
      return {};
    }
    for (const attribute of Object.values(tag.attributes)) {
      const wrong = wrongAttribute(local, attribute);
      if (wrong !== undefined) names.add(wrong);
    }
    return /^style$/i.test(local) ? { css: "" } : {};
  };
  const read = (text: string) => {
    const within = open.at(-1);
    if (within?.css !== undefined) within.css += text;
  };

  parser.on("xmldecl", ({ encoding }) => {
    if (encoding && !/^utf-?8$/i.test(encoding)) throw new Refused(SAID.encoding);
  });
  parser.on("doctype", () => {
    throw new Refused(SAID.doctype);
  });
  parser.on("processinginstruction", () => {
    throw new Refused(SAID.instruction);
  });
  parser.on("attribute", () => {
    if ((attributes += 1) > MOST.attributes) throw new Refused(SAID.attributes);
  });
  parser.on("opentag", (tag) => {
    attributes = 0;
    root ??= tag;
    if ((elements += 1) > MOST.elements) throw new Refused(SAID.elements);
    const href = Object.values(tag.attributes).findLast(({ local }) => local === "href")?.value;
    copies.enter(tag.attributes["id"]?.value, tag.local === "use" ? href : undefined);
    if (open.push(enter(tag)) > MOST.depth) throw new Refused(SAID.depth);
    if (names.size > MOST_NAMES) throw new Enough();
  });
  parser.on("text", read);
  parser.on("cdata", read);
  parser.on("closetag", () => {
    copies.leave();
    if (cssLoads(open.pop()?.css ?? "")) names.add("style");
  });
  return { parser, copies, isSvg: () => root?.local === "svg" && root.uri === SVG };
};

/** Lets the page respond. */
const turn = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

/** Parses the text in slices, so that the page responds while a large file is checked. */
const readInSlices = async (text: string, write: (slice: string) => void): Promise<void> => {
  let since = performance.now();
  for (let at = 0; at < text.length; at += SLICE) {
    write(text.slice(at, at + SLICE));
    if (performance.now() - since < TURN) continue;
    // One slice after the other.
    // oxlint-disable-next-line no-await-in-loop
    await turn();
    since = performance.now();
  }
};

/**
 * Error of an SVG file; undefined if it is a plain image that loads nothing. Elements and attributes follow DOMPurify's
 * lists; a document type, processing instruction or other encoding could be parsed differently elsewhere.
 */
export const svgProblem = async (bytes: Uint8Array, notSvg: string): Promise<string | undefined> => {
  const names = new Set<string>();
  const { parser, copies, isSvg } = createReader(names);
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    await readInSlices(text, (slice) => void parser.write(slice));
    parser.close();
  } catch (error) {
    if (!(error instanceof Enough)) return error instanceof Refused ? error.message : notSvg;
  }
  if (!isSvg()) return notSvg;
  if (names.size === 0) return copies.drawn() > MOST.drawn ? SAID.drawn : undefined;
  const listed = [...[...names].slice(0, MOST_NAMES).toSorted(), ...(names.size > MOST_NAMES ? ["and more"] : [])];
  return `This SVG file contains ${listed.join(", ")}, which can run or load something. Save the file without them and choose it again.`;
};
