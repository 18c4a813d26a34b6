/** Keyboard descriptions that several components share. */
export const KEY_TEXTS = {
  text: "Type in it. Ctrl Enter sends the form.",
  date: "Type a date in the format of your locale, or press Alt ↓ to open the calendar. In the calendar, ↑ ↓ ← → move by day and week, Page Up and Page Down by month, with Shift by year. Enter selects.",
  list: "↓ opens the list, letters filter it, ↑ ↓ move, Enter selects, Escape closes it and keeps the value.",
  /* Not every browser opens its own list with ↓. */
  nativeList: "Space opens the list, letters find an option, ↑ ↓ move, Enter selects, Escape keeps the value.",
  space: "Space toggles it.",
} as const;

/** Accessibility of modal windows. */
export const MODAL =
  "Focus stays inside and returns to the element that opened it. The rest of the page is hidden from screen readers.";
