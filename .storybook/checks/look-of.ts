const BOX = [
  "color",
  "background-color",
  "background-image",
  "border-block-start-color",
  "border-block-end-color",
  "border-inline-start-color",
  "border-block-end-width",
  "box-shadow",
  "font-weight",
  "text-decoration-line",
  "visibility",
  "display",
  "opacity",
  "transform",
  "scale",
  "translate",
];
/** Enough for a row of a table. */
const MOST = 40;

const CLEAR = new Set(["rgba(0, 0, 0, 0)", "transparent"]);

const of = (element: Element, pseudo?: string): string => {
  const style = getComputedStyle(element, pseudo);
  if (pseudo && style.content === "none") return "";
  // What is painted in the colour of the page is not seen.
  const page = getComputedStyle(document.documentElement).backgroundColor;
  const seen = (value: string) => (value === page || CLEAR.has(value) ? "" : value);
  const ring = style.outlineStyle === "none" ? "" : seen(style.outlineColor);
  return [ring, ...BOX.map((property) => seen(style.getPropertyValue(property)))].join();
};

/** What an element's own box looks like: the same text for two that cannot be told apart. */
export const boxOf = (element: Element): string =>
  `${element.localName}:${of(element)}|${of(element, "::before")}|${of(element, "::after")}`;

/** What an element and all in it look like, without their words and size. */
export const lookOf = (element: Element): string =>
  [element, ...[...element.querySelectorAll("*")].slice(0, MOST)].map(boxOf).join("\n");
