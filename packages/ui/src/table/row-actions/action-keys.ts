type ActionKeys = {
  row: HTMLElement;
  /** Which of the arrows goes towards the start of the row, and which towards its end. */
  back: string;
  forth: string;
  /** Gives the focus to the row, and to its last cell. */
  toRow: () => void;
  toLastCell: () => void;
};

/** The buttons after the cells of a row. */
export const actionsOf = (row: HTMLElement): HTMLElement[] => [
  ...row.querySelectorAll<HTMLElement>(":scope > td[data-slot=actions-cell] button"),
];

/** Left, Right and Escape on a button after the cells of a row. Returns whether the key was handled here. */
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
