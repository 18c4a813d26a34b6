import {
  DropdownMenuCheckboxItem,
  DropdownMenuItem,
  DropdownMenuRadioItem,
} from "../../overlays/menu/dropdown-menu-item.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuGroup,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "../../overlays/menu/dropdown-menu.tsx";
import { ColumnMenuButton } from "./column-menu-button.tsx";
import type { Grid } from "../features.ts";
import { ownColumn } from "../columns/own-column.ts";
import type { Density, RowData } from "../types.ts";

const stay = (event: Event) => event.preventDefault();

export type ColumnMenuProps = {
  table: Grid<RowData>;
  density: Density;
  onDensity: (density: Density) => void;
  /** Undefined if nothing differs from the defaults. */
  onReset: (() => void) | undefined;
};

/** Menu of visible columns and row density, with a reset. */
const ColumnMenu = ({
  defaultOpen,
  table,
  density,
  onDensity,
  onReset,
}: ColumnMenuProps & { defaultOpen: boolean }) => {
  const hideable = table.getAllLeafColumns().filter((column) => column.getCanHide());
  const shown = table.getVisibleLeafColumns().length;
  return (
    <DropdownMenu defaultOpen={defaultOpen}>
      <DropdownMenuTrigger asChild>
        <ColumnMenuButton />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel>Density</DropdownMenuLabel>
        <DropdownMenuRadioGroup value={density} onValueChange={(next) => onDensity(next as Density)}>
          <DropdownMenuRadioItem value="compact" onSelect={stay}>
            Compact
          </DropdownMenuRadioItem>
          <DropdownMenuRadioItem value="comfortable" onSelect={stay}>
            Comfortable
          </DropdownMenuRadioItem>
        </DropdownMenuRadioGroup>
        {hideable.length > 0 && (
          <DropdownMenuGroup>
            <DropdownMenuSeparator />
            <DropdownMenuLabel>Columns</DropdownMenuLabel>
            {hideable.map((column) => {
              const isShown = column.getIsVisible();
              return (
                <DropdownMenuCheckboxItem
                  key={column.id}
                  checked={isShown}
                  disabled={isShown && shown === 1}
                  onCheckedChange={(next) => column.toggleVisibility(next)}
                  onSelect={stay}
                >
                  {ownColumn(column).header}
                </DropdownMenuCheckboxItem>
              );
            })}
          </DropdownMenuGroup>
        )}
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={onReset} reason={onReset ? undefined : "No changes to reset."}>
          Reset to defaults
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
};

export default ColumnMenu;
