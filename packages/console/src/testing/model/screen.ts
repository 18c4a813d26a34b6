import type { RowState } from "#kit/bulk/results/row-result.ts";
import { ROW_STATES } from "#kit/bulk/results/row-result.ts";

/*
 * Reads the screen by texts and roles in the markup: queries by accessible name take most of a sequence's time in jsdom.
 */

const all = <E extends Element = Element>(root: ParentNode, selector: string): E[] => [
  ...root.querySelectorAll<E>(selector),
];

const WINDOW = "[role=dialog],[role=alertdialog]";

/** Windows on screen: dialogs, confirmations and drawers. They are beside the pages, in which they are not looked for. */
export const windows = (): Element[] =>
  [...document.body.children].flatMap((it) => {
    if (it.matches(WINDOW)) return [it];
    return it.querySelector("main") ? [] : all(it, WINDOW);
  });

export const buttons = (root: ParentNode, name: RegExp): HTMLButtonElement[] =>
  all<HTMLButtonElement>(root, "button").filter((it) => name.test(it.textContent.trim()));

export const isEnabled = (button: Element): boolean =>
  button.getAttribute("aria-disabled") !== "true" && button.getAttribute("aria-busy") !== "true";

/** The buttons that send, of a confirmation or a drawer. */
export const sendButtons = (surface: Element): HTMLButtonElement[] => {
  const confirm = all<HTMLButtonElement>(surface, "[data-confirm]");
  return confirm.length > 0 ? confirm : buttons(surface, /^(?:Approve|Reject)\b/);
};

/** The field of the note, where there is one. */
export const noteField = (surface: Element): HTMLTextAreaElement | null => surface.querySelector("textarea");

/** The notice of a write with an unknown outcome. */
export const unknownNotice = (surface: Element): Element | undefined => {
  const box = [...all<HTMLElement>(surface, "label")].find((it) => it.textContent.startsWith("I have checked"));
  return box && (box.closest("[role=alert],[role=status],[data-severity]") ?? box.parentElement!.parentElement!);
};
export const lookedBox = (surface: Element): HTMLElement | undefined => {
  const label = all<HTMLLabelElement>(surface, "label").find((it) => it.textContent.startsWith("I have checked"));
  return label ? (document.getElementById(label.htmlFor) ?? undefined) : undefined;
};

const LABELS = new Map(Object.entries(ROW_STATES).map(([state, { label }]) => [label as string, state as RowState]));

export type ShownResults = { window: Element; running: boolean; rows: ReadonlyMap<string, RowState> };

/** The results of a bulk run on screen; rows by the end of their ids, which is part of their names. */
export const shownResults = (): ShownResults | undefined => {
  const window = windows().find(
    (it) => it.querySelector("[aria-label='Results by row'],table") && buttons(it, /^Stop$|^Export as CSV$/)[0],
  );
  if (!window) return undefined;
  const rows = new Map<string, RowState>();
  for (const row of all(window, "tbody tr, [role=row]")) {
    const cells = all(row, "td, th, [role=cell], [role=gridcell], [role=rowheader]").map((it) => it.textContent.trim());
    const label = cells.find((it) => LABELS.has(it));
    if (label !== undefined) rows.set(cells[0]!.slice(-6), LABELS.get(label)!);
  }
  return { window, running: buttons(window, /^Stop$/).length > 0, rows };
};

const titled = (title: string): Element | undefined =>
  windows().find((it) => all(it, "h1, h2, h3").some(({ textContent }) => textContent === title));

/** The dialog that asks before typed input is lost, or while it is being saved. */
export const unsavedDialog = (): Element | undefined => titled("Discard your changes?") ?? titled("Saving…");

export const signedOutDialog = (): Element | undefined => titled("You are signed out");

export const undoButton = (): HTMLButtonElement | undefined =>
  buttons(document.body, /^Undo\b/).find((it) => it.closest("[data-slot=toast],[data-slot=toaster]"));

/** The check boxes of the rows of the list, by the index of the row. */
export const rowBoxes = (): HTMLInputElement[] =>
  all<HTMLInputElement>(document, "main [aria-hidden=true] input").length > 0
    ? all<HTMLInputElement>(document, "main > :not([aria-hidden]) tbody input[type=checkbox]")
    : all<HTMLInputElement>(document, "main tbody input[type=checkbox]");

/** A button of the bar of ticked rows. */
export const barButton = (name: RegExp): HTMLButtonElement | undefined =>
  buttons(document.body, name).find((it) => !it.closest("[role=dialog],[role=alertdialog]"));
