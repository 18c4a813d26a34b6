import type { Pin } from "../marks/mark.ts";

const ROLES: Readonly<Record<string, string>> = {
  a: "link",
  button: "button",
  select: "combobox",
  textarea: "textbox",
  img: "img",
  th: "columnheader",
  td: "cell",
  li: "listitem",
  dt: "term",
  dd: "definition",
  label: "label",
  legend: "legend",
  p: "paragraph",
};
const INPUTS: Readonly<Record<string, string>> = {
  checkbox: "checkbox",
  radio: "radio",
  number: "spinbutton",
  search: "searchbox",
};
const NAMED = `${Object.keys(ROLES).join(", ")}, input, h1, h2, h3, h4, [role]:not([role=presentation], [role=none])`;

const roleOf = (element: Element): string => {
  const tag = element.localName;
  const own = element.getAttribute("role");
  if (own) return own;
  if (tag === "input") return INPUTS[element.getAttribute("type") ?? ""] ?? "textbox";
  return /^h\d$/.test(tag) ? "heading" : (ROLES[tag] ?? "text");
};

const textOf = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent).join(" ");

const nameOf = (element: Element): string => {
  const labelledBy = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
  const named = labelledBy.flatMap((id) => element.ownerDocument.getElementById(id) ?? []);
  // Elements of a frame are no instances of this page's classes.
  const { labels } = element as Partial<HTMLInputElement>;
  const name =
    textOf(named) ||
    element.getAttribute("aria-label") ||
    textOf(labels ?? []) ||
    element.getAttribute("alt") ||
    element.textContent;
  return name.replaceAll(/\s+/g, " ").trim().slice(0, 80);
};

/** Role and name of what a reviewer pressed: of the element there, or the nearest around it that has a role. */
export const elementAt = (at: Element | null): Pick<Pin, "role" | "name"> => {
  const element = at?.closest(NAMED) ?? at;
  return element ? { role: roleOf(element), name: nameOf(element) } : { role: "page", name: "" };
};

/** A place in words: button “Save”. */
export const placeOf = ({ role, name }: Pick<Pin, "role" | "name">): string => (name ? `${role} “${name}”` : role);
