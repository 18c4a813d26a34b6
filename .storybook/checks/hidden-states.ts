import { lookOf } from "./look-of.ts";

/** Elements that can be on or selected, with the selector of that state. */
const ON = {
  "[role=tab],[role=option],tr": "[aria-selected=true]",
  "[role=switch],[role=menuitemradio],[role=menuitemcheckbox]": "[aria-checked=true]",
  // A switch keeps its form value in a hidden checkbox.
  ":is([type=checkbox],[type=radio]):not([aria-hidden=true])": ":checked",
  "button[aria-pressed]": "[aria-pressed=true]",
  "nav a,nav li": "[aria-current]:not([aria-current=false])",
} as const;

const kind = (element: Element) =>
  [element.localName, element.role, element.getAttribute("type"), element.getAttribute("data-slot")].join();
/** An invisible control lies over its label, which shows the selection. */
const shown = (element: Element) => (element.parentElement?.matches("label") ? element.parentElement : element);
const visible = (element: Element) => shown(element).getClientRects().length > 0;

const described = (element: Element) => `${kind(element)} ${lookOf(shown(element))}`;

/** Elements already compared in any story: the same classes look the same. */
const known = new Set<string>();

type Pair = { key: string; on: Element; off: readonly Element[] };

const keyOf = (element: Element) => `${kind(element)} ${shown(element).className}`;

const pairsOf = ([all, on]: [string, string]): Pair[] => {
  const elements = [...document.querySelectorAll(all)];
  return elements
    .filter((it) => it.matches(on) && !known.has(keyOf(it)) && visible(it))
    .map((it) => ({
      key: keyOf(it),
      on: it,
      off: elements.filter((other) => !other.matches(on) && kind(other) === kind(it) && visible(other)),
    }))
    .filter(({ off }) => off.length > 0);
};

/** Pairs of an on and an off element of one kind that were not compared yet. */
export const newStates = (): readonly Pair[] => Object.entries(ON).flatMap(pairsOf);

/** Pairs that look the same although one is on and the other off. */
export const hiddenStates = (pairs: readonly Pair[]): string[] =>
  pairs
    .filter(({ key, on, off }) => {
      known.add(key);
      const look = described(on);
      return off.some((it) => described(it) === look);
    })
    .map(({ on }) => `<${on.localName} data-slot="${on.getAttribute("data-slot") ?? ""}"> looks the same on and off`);
