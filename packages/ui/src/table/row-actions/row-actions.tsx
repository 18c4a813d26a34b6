import { RowButton } from "./row-button.tsx";
import type { RowAction } from "../types.ts";

const BUTTON_WIDTH = 26;

/** Number of buttons for the actions: one per primary action, and one for the menu of the others. */
const buttonsOf = <Row,>(actions: readonly RowAction<Row>[]): number => {
  const primary = actions.filter((action) => action.primary).length;
  return primary + (actions.length > primary ? 1 : 0);
};

/**
 * Width of the actions column in pixels: the maximum number of buttons of a row, and padding. Mutually exclusive actions
 * do not add up.
 */
export const actionsWidth = <Row,>(actions: readonly RowAction<Row>[], rows: readonly Row[]): number => {
  if (actions.length === 0) return 0;
  const ofRows = rows.map((row) => buttonsOf(actions.filter((action) => !action.hidden?.(row))));
  return Math.max(1, ...(rows.length > 0 ? ofRows : [buttonsOf(actions)])) * BUTTON_WIDTH + 22;
};

/** Actions of a narrow row: one button with a menu of all actions, so that it stays visible. */
export const inOneMenu = <Row,>(actions: readonly RowAction<Row>[]): readonly RowAction<Row>[] =>
  actions.length > 1 ? actions.map((action) => ({ ...action, primary: false })) : actions;

type RowActionsProps<Row> = {
  row: Row;
  /** Name of the row, which tells its buttons from those of other rows. */
  name: string;
  actions: readonly RowAction<Row>[];
  tabIndex: number;
  /** False leaves them out, with their place. */
  icons: boolean;
  menuOpen: boolean;
  onMenu: (button: HTMLElement) => void;
};

/** Action buttons of a row. The menu is shared by the whole table (`RowMenu`) and opens at the button. */
export const RowActions = <Row,>({ row, name, actions, tabIndex, icons, menuOpen, onMenu }: RowActionsProps<Row>) => {
  const usable = actions.filter((action) => !action.hidden?.(row));
  return (
    <>
      {usable.map(
        ({ id, label, icon, primary, reason, onSelect }) =>
          primary && (
            <RowButton
              key={id}
              label={label}
              of={name}
              icon={icon}
              drawn={icons}
              tabIndex={tabIndex}
              reason={reason?.(row)}
              onPress={() => onSelect(row)}
            />
          ),
      )}
      {usable.some((action) => !action.primary) && (
        <RowButton label="More actions" of={name} tabIndex={tabIndex} menu={{ open: menuOpen }} onPress={onMenu} />
      )}
    </>
  );
};
