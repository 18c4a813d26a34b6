import { lazy, Suspense } from "react";
import type { ArrangedColumn } from "./arrange-columns.ts";
import type { HeaderMenuAt } from "./header-menu.tsx";
import type { MenuAt } from "./menu-place.ts";
import type { RowAction, Sort } from "./types.ts";
import type { PlacedColumn } from "./use-column-model.ts";
import type { ColumnView } from "./use-table-view.ts";

const HeaderMenu = lazy(() => import("./header-menu.tsx"));
const RowMenu = lazy(() => import("./row-menu.tsx"));

/** The menu that is open over a table: a row's, or a heading's. */
export type GridMenu<Row> = { row: MenuAt<Row> } | { heading: HeaderMenuAt };

type GridMenusProps<Row> = {
  menu: GridMenu<Row> | undefined;
  actions: readonly RowAction<Row>[];
  placed: readonly PlacedColumn<Row>[];
  view: ColumnView;
  sort: Sort | undefined;
  onSortChange: ((sort: Sort | undefined) => void) | undefined;
  onClose: () => void;
};

/** One menu for all rows and one for all headings, loaded when the first is opened. */
export const GridMenus = <Row,>({ menu, actions, placed, view, sort, onSortChange, onClose }: GridMenusProps<Row>) => (
  <Suspense>
    {menu && "row" in menu && (
      <RowMenu at={menu.row} actions={actions as readonly RowAction<unknown>[]} onClose={onClose} />
    )}
    {menu && "heading" in menu && (
      <HeaderMenu
        at={menu.heading}
        shown={placed.map(({ column }) => column) as readonly ArrangedColumn<unknown>[]}
        view={view}
        sort={sort}
        onSortChange={onSortChange}
        onClose={onClose}
      />
    )}
  </Suspense>
);
