import type { KeyboardEvent, ReactNode } from "react";
import { KEYS, pressed } from "../keys/keys.ts";
import { deferred } from "../overlays/deferred.tsx";
import type { Grid } from "./features.ts";
import { ColumnMenuButton, UnfitCount } from "./head/column-menu-button.tsx";
import type { ColumnMenuProps } from "./head/column-menu.tsx";
import type { DataTableProps, Density, RowData, Sort } from "./types.ts";
import type { useTableView } from "./use-table-view.ts";
import { nameOfView, readSavedViews, storeAll } from "./views/saved-views.ts";
import { ChosenView, ViewsButton } from "./views/views-button.tsx";
import type { ViewsMenuProps } from "./views/views-menu.tsx";
import type { Views } from "./views/views-types.ts";

const ColumnMenu = deferred<ColumnMenuProps>(ColumnMenuButton, () => import("./head/column-menu.tsx"));

const ViewsMenu = deferred<ViewsMenuProps>(ViewsButton, () => import("./views/views-menu.tsx"));

type NamedViewsProps = Omit<ViewsMenuProps, "current" | "leftOut" | "storable" | "builtIn" | "address"> & {
  views: Views;
  view: ViewsMenuProps["current"]["view"];
  sort: Sort | undefined;
};

/** Views menu whose button names the current view before the menu is loaded. */
const NamedViews = ({ views, view, sort, ...props }: NamedViewsProps) => {
  const { storable = storeAll, builtIn, link } = views;
  const { filter, leftOut } = storable(views.filter);
  const current = { view, sort, filter };
  return (
    <ChosenView value={nameOfView(readSavedViews(props.storageKey, storable), current)}>
      <ViewsMenu
        {...props}
        current={current}
        leftOut={leftOut}
        storable={storable}
        builtIn={builtIn}
        address={link?.address}
      />
    </ChosenView>
  );
};

/** Moves the focus from the search input to the rows; Tab would pass every filter, button and column header between. */
const toRows = (event: KeyboardEvent<HTMLElement>) => {
  const { target, currentTarget } = event;
  if (!(target instanceof HTMLInputElement) || target.type !== "search" || !pressed(event, KEYS.searchToRows)) return;
  const table = currentTarget.closest("[data-slot=data-table]");
  const row = table?.querySelector<HTMLElement>("[data-slot=table-row][tabindex='0']");
  if (!row) return;
  event.preventDefault();
  row.focus();
};

type TableToolbarProps<Row extends RowData> = Pick<
  DataTableProps<Row>,
  "label" | "views" | "storageKey" | "sort" | "onDensityChange"
> & {
  table: Grid<Row>;
  view: ReturnType<typeof useTableView>;
  /** Ids of the visible columns, in order. */
  shown: () => readonly string[];
  /** Number of columns that are hidden because they do not fit. */
  unfit: number;
  density: Density;
  start: ReactNode;
  end: ReactNode;
};

/** Toolbar of a table: the caller's content, then the menus of saved views and of columns. */
export const TableToolbar = <Row extends RowData>({
  label,
  table,
  view,
  views,
  storageKey,
  sort,
  shown,
  unfit,
  density,
  onDensityChange,
  start,
  end,
}: TableToolbarProps<Row>) => (
  // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears the keys of the search box inside
  <div
    data-slot="table-toolbar"
    onKeyDown={toRows}
    className="@container/toolbar flex flex-wrap items-start gap-x-2 gap-y-1.5 pb-2 sm:flex-nowrap print:hidden"
  >
    {/* On a phone its parts and the menus share one line, as far as they fit. */}
    <div className="contents min-w-0 flex-1 flex-wrap items-center gap-2 sm:flex">{start}</div>
    <div className="ms-auto flex flex-wrap items-center justify-end gap-1 sm:flex-nowrap">
      {/* Beside a wide drawer only what finds rows has room. */}
      <div className="contents in-data-beside:@max-[30rem]/toolbar:hidden">{end}</div>
      {views && storageKey !== undefined && (
        <NamedViews
          storageKey={`${storageKey}:views`}
          views={views}
          view={view.view}
          sort={sort}
          label={label}
          shown={shown}
          onApply={(chosen) => {
            view.change(chosen.view);
            views.onApply({ filter: chosen.filter, sort: chosen.sort });
          }}
        />
      )}
      <UnfitCount value={unfit}>
        <ColumnMenu
          table={table as unknown as Grid<RowData>}
          density={density}
          onDensity={onDensityChange ?? view.setDensity}
          onReset={view.reset}
        />
      </UnfitCount>
    </div>
  </div>
);
