import { lookOf } from "./look-of.ts";

/** What can be on or chosen, and how it says that it is. */
const ON = {
  "[role=tab],[role=option],tr": "[aria-selected=true]",
  "[role=switch],[role=menuitemradio],[role=menuitemcheckbox]": "[aria-checked=true]",
  "[type=checkbox],[type=radio]": ":checked",
  "button[aria-pressed]": "[aria-pressed=true]",
  "nav a,nav li": "[aria-current]:not([aria-current=false])",
} as const;

const kind = (element: Element) =>
  [element.localName, element.role, element.getAttribute("type"), element.getAttribute("data-slot")].join();
/** An invisible control over its label: the label shows what is chosen. */
const shown = (element: Element) => (element.parentElement?.matches("label") ? element.parentElement : element);
const visible = (element: Element) => shown(element).getClientRects().length > 0;

/** What looks the same although one is on and another of its kind is off. */
export const hiddenStates = (): string[] =>
  Object.entries(ON).flatMap(([all, on]) => {
    const found = [...document.querySelectorAll(all)].filter(visible);
    const looks = new Set(found.filter((it) => !it.matches(on)).map((it) => `${kind(it)} ${lookOf(shown(it))}`));
    return found
      .filter((it) => it.matches(on) && looks.has(`${kind(it)} ${lookOf(shown(it))}`))
      .map((it) => `<${it.localName} data-slot="${it.getAttribute("data-slot") ?? ""}"> looks the same on and off`);
  });
