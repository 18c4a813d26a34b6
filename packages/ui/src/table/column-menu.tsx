import { DropdownMenuCheckboxItem, DropdownMenuItem, DropdownMenuRadioItem } from "../overlays/dropdown-menu-item.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuGroup,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "../overlays/dropdown-menu.tsx";
import { ColumnMenuButton } from "./column-menu-button.tsx";
import type { Column, Density } from "./types.ts";

const stay = (event: Event) => event.preventDefault();

/** What the menu needs to know of a column. */
export type MenuColumn = Pick<Column<unknown>, "id" | "header" | "hideable" | "defaultHidden">;

export type ColumnMenuProps = {
  columns: readonly MenuColumn[];
  visibility: Readonly<Record<string, boolean>>;
  onToggle: (column: MenuColumn, shown: boolean) => void;
  density: Density;
  onDensity: (density: Density) => void;
  /** Given when something differs from the defaults. */
  onReset: (() => void) | undefined;
};

/** Which columns are shown, how dense the rows are, and back to the defaults. */
const ColumnMenu = ({
  defaultOpen,
  columns,
  visibility,
  onToggle,
  density,
  onDensity,
  onReset,
}: ColumnMenuProps & { defaultOpen: boolean }) => {
  const hideable = columns.filter((column) => column.hideable !== false);
  const shown = columns.filter((column) => visibility[column.id] !== false).length;
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
              const isShown = visibility[column.id] !== false;
              return (
                <DropdownMenuCheckboxItem
                  key={column.id}
                  checked={isShown}
                  disabled={isShown && shown === 1}
                  onCheckedChange={(next) => onToggle(column, next)}
                  onSelect={stay}
                >
                  {column.header}
                </DropdownMenuCheckboxItem>
              );
            })}
          </DropdownMenuGroup>
        )}
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={onReset} reason={onReset ? undefined : "Nothing has been changed."}>
          Reset to defaults
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
};

export default ColumnMenu;
