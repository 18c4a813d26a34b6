import { renderIcon, type IconLike } from "../../primitives/icon.tsx";

type RowButtonProps = {
  label: string;
  /** Name of the row, for screen readers (`rowName`). */
  of?: string | undefined;
  /** Without one the button shows its label, or the dots of a menu. */
  icon?: IconLike | undefined;
  /** False leaves the icon out, with its place. */
  drawn?: boolean;
  tabIndex: number;
  /** Reason why it is disabled. The button stays focusable, shows the reason and ignores clicks. */
  reason?: string | undefined;
  menu?: { open: boolean };
  onPress: (button: HTMLElement) => void;
};

/** "Approve the withdrawal of …", "More actions for the withdrawal of …". */
const labelOf = (label: string, of: string) => (label.includes(" ") ? `${label} for ${of}` : `${label} ${of}`);

/**
 * A button in a row. A table has hundreds of them, so it is a plain element without classes (row-button.css). The table
 * shows its tooltip (`useRowHints`) from `data-hint` and `data-reason`.
 */
export const RowButton = ({ label, of, icon, drawn = true, tabIndex, reason, menu, onPress }: RowButtonProps) => (
  <button
    type="button"
    data-slot="row-button"
    data-text={icon || menu ? undefined : ""}
    data-hint={icon || menu ? label : undefined}
    data-reason={reason}
    tabIndex={tabIndex}
    aria-label={of ? labelOf(label, of) : icon || menu ? label : undefined}
    aria-description={reason}
    aria-disabled={reason ? true : undefined}
    aria-haspopup={menu && "menu"}
    aria-expanded={menu?.open}
    onClick={(event) => {
      if (reason) event.stopPropagation();
      else onPress(event.currentTarget);
    }}
  >
    {icon ? drawn && renderIcon(icon, 14) : !menu && label}
  </button>
);
