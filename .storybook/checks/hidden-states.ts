import { lookOf } from "./look-of.ts";

/** What can be on or chosen, and how it says that it is. */
const ON = {
  "[role=tab],[role=option],tr": "[aria-selected=true]",
  "[role=switch],[role=menuitemradio],[role=menuitemcheckbox]": "[aria-checked=true]",
  // A switch keeps its value for the form in a box that nobody sees.
  ":is([type=checkbox],[type=radio]):not([aria-hidden=true])": ":checked",
  "button[aria-pressed]": "[aria-pressed=true]",
  "nav a,nav li": "[aria-current]:not([aria-current=false])",
} as const;

const kind = (element: Element) =>
  [element.localName, element.role, element.getAttribute("type"), element.getAttribute("data-slot")].join();
/** An invisible control over its label: the label shows what is chosen. */
const shown = (element: Element) => (element.parentElement?.matches("label") ? element.parentElement : element);
const visible = (element: Element) => shown(element).getClientRects().length > 0;

const described = (element: Element) => `${kind(element)} ${lookOf(shown(element))}`;

/** What looks the same although one is on and another of its kind is off. */
export const hiddenStates = (): string[] =>
  Object.entries(ON).flatMap(([all, on]) => {
    const chosen = [...document.querySelectorAll(all)].filter((it) => it.matches(on) && visible(it));
    if (chosen.length === 0) return [];
    const kinds = new Set(chosen.map(kind));
    const others = [...document.querySelectorAll(all)].filter(
      (it) => !it.matches(on) && kinds.has(kind(it)) && visible(it),
    );
    const looks = new Set(others.map(described));
    return chosen
      .filter((it) => looks.has(described(it)))
      .map((it) => `<${it.localName} data-slot="${it.getAttribute("data-slot") ?? ""}"> looks the same on and off`);
  });
