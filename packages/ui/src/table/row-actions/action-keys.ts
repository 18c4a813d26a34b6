type ActionKeys = {
  row: HTMLElement;
  /** Arrow keys towards the start and the end of the row. */
  back: string;
  forth: string;
  /** Focuses the row, and its last cell. */
  toRow: () => void;
  toLastCell: () => void;
};

/** The action buttons of a row. */
export const actionsOf = (row: HTMLElement): HTMLElement[] => [
  ...row.querySelectorAll<HTMLElement>(":scope > td[data-slot=actions-cell] button"),
];

/** Handles Left, Right and Escape on an action button; returns whether the key was handled. */
export const onActionKey = (key: string, target: HTMLElement, { row, back, forth, ...go }: ActionKeys): boolean => {
  const buttons = actionsOf(row);
  const at = buttons.indexOf(target);
  if (at < 0) return false;
  if (key === "Escape") go.toRow();
  else if (key === forth) buttons[at + 1]?.focus();
  else if (key === back && at > 0) buttons[at - 1]?.focus();
  else if (key === back) go.toLastCell();
  else return false;
  return true;
};
