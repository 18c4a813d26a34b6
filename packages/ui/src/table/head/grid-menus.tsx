import { Opening } from "../../overlays/opening.tsx";
import type { Grid } from "../features.ts";
import type { HeaderMenuAt } from "./header-menu.tsx";
import type { MenuAt } from "./menu-place.ts";
import type { RowAction, RowData } from "../types.ts";
import { lazyComponent } from "../../lazy-component.ts";

const HeaderMenu = lazyComponent(() => import("./header-menu.tsx"));
const RowMenu = lazyComponent(() => import("../row-actions/row-menu.tsx"));

/** The open menu of a table: of a row or of a column header. */
export type GridMenu<Row> = { row: MenuAt<Row> } | { heading: HeaderMenuAt };

type GridMenusProps<Row extends RowData> = {
  menu: GridMenu<Row> | undefined;
  actions: readonly RowAction<Row>[];
  table: Grid<Row>;
  /** Rows have several lines: columns have no width, order or edge. */
  stacked: boolean;
  onReset: (() => void) | undefined;
  onClose: () => void;
};

/** One shared menu for all rows and one for all column headers, loaded on first use. */
export const GridMenus = <Row extends RowData>({
  menu,
  actions,
  table,
  stacked,
  onReset,
  onClose,
}: GridMenusProps<Row>) => (
  <Opening onCancel={onClose}>
    {menu && "row" in menu && (
      <RowMenu at={menu.row} actions={actions as readonly RowAction<unknown>[]} onClose={onClose} />
    )}
    {menu && "heading" in menu && (
      <HeaderMenu
        at={menu.heading}
        table={table as unknown as Grid<RowData>}
        stacked={stacked}
        onReset={onReset}
        onClose={onClose}
      />
    )}
  </Opening>
);
