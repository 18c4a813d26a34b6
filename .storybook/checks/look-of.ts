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
/** Maximum number of elements compared, enough for a table row. */
const MOST = 40;

const CLEAR = new Set(["rgba(0, 0, 0, 0)", "transparent"]);

const of = (element: Element, pseudo?: string): string => {
  const style = getComputedStyle(element, pseudo);
  if (pseudo && style.content === "none") return "";
  // Anything painted in the page colour is invisible.
  const page = getComputedStyle(document.documentElement).backgroundColor;
  const seen = (value: string) => (value === page || CLEAR.has(value) ? "" : value);
  const ring = style.outlineStyle === "none" ? "" : seen(style.outlineColor);
  return [ring, ...BOX.map((property) => seen(style.getPropertyValue(property)))].join();
};

/** Style of an element's own box, as a text: equal for two that look the same. */
export const boxOf = (element: Element): string =>
  `${element.localName}:${of(element)}|${of(element, "::before")}|${of(element, "::after")}`;

/** Style of an element and its descendants, without text and size. */
export const lookOf = (element: Element): string =>
  [element, ...[...element.querySelectorAll("*")].slice(0, MOST)].map(boxOf).join("\n");
