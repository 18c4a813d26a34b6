import { fieldElement } from "../frame/field-element.ts";

/** Sorts entries, such as errors, by the position of their fields in the form; entries without a field come last. */
export const inFormOrder = <Entry extends { name: string }>(formId: string, entries: readonly Entry[]): Entry[] => {
  const placed = entries.map((entry) => ({ entry, element: fieldElement(formId, entry.name) }));
  return placed
    .toSorted(({ element: a }, { element: b }) => {
      if (!a || !b) return Number(!a) - Number(!b);
      return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : a === b ? 0 : -1;
    })
    .map(({ entry }) => entry);
};
