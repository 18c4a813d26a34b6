import { Fragment } from "react";
import { DropdownMenuItem } from "../../overlays/menu/dropdown-menu-item.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "../../overlays/menu/dropdown-menu.tsx";
import { belongsTo } from "../../overlays/use-focus-return.ts";
import type { MenuAt } from "../head/menu-place.ts";
import type { RowAction } from "../types.ts";

type RowMenuProps<Row> = {
  at: MenuAt<Row>;
  actions: readonly RowAction<Row>[];
  onClose: () => void;
};

/** Menu of row actions, shared by the table, so that a row renders only its button. */
const RowMenu = <Row,>({ at, actions, onClose }: RowMenuProps<Row>) => {
  const { row, button } = at;
  const items = actions.filter((action) => !action.primary && !action.hidden?.(row));
  return (
    <DropdownMenu open onOpenChange={(open) => !open && onClose()}>
      <DropdownMenuTrigger asChild>
        <span aria-hidden tabIndex={-1} className="pointer-events-none absolute" style={at.place} />
      </DropdownMenuTrigger>
      <DropdownMenuContent
        ref={(menu) => {
          if (menu) belongsTo(menu, button);
        }}
        aria-label="Row actions"
        aria-labelledby={undefined}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          button.focus({ preventScroll: true });
        }}
      >
        {items.map(({ id, label, icon, danger, reason, onSelect }, index) => (
          <Fragment key={id}>
            {danger && index > 0 && !items[index - 1]?.danger && <DropdownMenuSeparator />}
            <DropdownMenuItem icon={icon} danger={danger} reason={reason?.(row)} onSelect={() => onSelect(row)}>
              {label}
            </DropdownMenuItem>
          </Fragment>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
};

export default RowMenu;
