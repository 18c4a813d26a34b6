import DOMPurify from "dompurify";

const SVG = "http://www.w3.org/2000/svg";

/** An instance of its own: its configuration stays, and no other use of the library sees it. */
const purify = DOMPurify(globalThis.window);
purify.setConfig({
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
});

/** Remembers the answers: a file repeats few names many times. */
const remembered = <Name extends string>(ask: (name: Name) => boolean): ((name: Name) => boolean) => {
  const answers = new Map<Name, boolean>();
  return (name) => {
    let answer = answers.get(name);
    if (answer === undefined) answers.set(name, (answer = ask(name)));
    return answer;
  };
};

/** The library has no question for an element's name: it is asked to clean one element, which it keeps or removes. */
const keepsElement = (name: string): boolean => {
  const page = document.implementation.createDocument(SVG, "svg", null);
  page.documentElement.append(page.createElementNS(SVG, name));
  purify.sanitize(page.documentElement);
  return page.documentElement.firstElementChild !== null;
};

/** Whether an SVG element is in DOMPurify's lists, which do not mind the case. */
const isListedElement = remembered(keepsElement);

/** Whether an attribute, as `element attribute`, is in DOMPurify's lists. Its value is looked at elsewhere. */
const isListedPair = remembered((pair) => {
  const [element = "", attribute = ""] = pair.split(" ");
  return purify.isValidAttribute(element, attribute, "");
});

export const svgLists = {
  hasElement: isListedElement,
  hasAttribute: (element: string, attribute: string): boolean => isListedPair(`${element} ${attribute}`),
};
