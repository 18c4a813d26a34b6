import { type KeyboardEvent, useMemo, useState } from "react";
import { cn } from "../cn.ts";
import { BulkBar } from "./row-actions/bulk-bar.tsx";
import { KEYS, pressed } from "../keys/keys.ts";
import { deferred } from "../overlays/deferred.tsx";
import { ColumnMenuButton, UnfitCount } from "./head/column-menu-button.tsx";
import type { ColumnMenuProps } from "./head/column-menu.tsx";
import { DETAILS_WIDTH, SELECT_WIDTH } from "./columns/column-widths.ts";
import type { Grid } from "./features.ts";
import { Pagination } from "./pages/pagination.tsx";
import { ProgressLine } from "./progress-line.tsx";
import { actionsWidth, inOneMenu } from "./row-actions/row-actions.tsx";
import { StaleNotice } from "./stale-notice.tsx";
import { TableGrid } from "./grid/table-grid.tsx";
import { TableMessage } from "./table-message.tsx";
import type { DataTableProps, Density, RowData } from "./types.ts";
import { useColumnLayout } from "./columns/use-column-layout.ts";
import { useGrid } from "./grid/use-grid.ts";
import { useNumberWidths } from "./columns/use-number-widths.ts";
import { useRowSelection } from "./row-actions/use-row-selection.ts";
import { isNarrow, likelyFrame } from "./grid/use-scroll-frame.ts";
import { unfitColumns } from "./columns/unfit-columns.ts";
import { useTableView } from "./use-table-view.ts";
import { nameOfView, readSavedViews } from "./views/saved-views.ts";
import { ChosenView, ViewsButton } from "./views/views-button.tsx";
import type { ViewsMenuProps } from "./views/views-menu.tsx";

const ColumnMenu = deferred<ColumnMenuProps>(ColumnMenuButton, () => import("./head/column-menu.tsx"));

const ViewsMenu = deferred<ViewsMenuProps>(ViewsButton, () => import("./views/views-menu.tsx"));

/** Its button names the view on screen before the menu is loaded. */
const NamedViews = (props: ViewsMenuProps) => (
  <ChosenView value={nameOfView(readSavedViews(props.storageKey), props.current)}>
    <ViewsMenu {...props} />
  </ChosenView>
);

const NONE: readonly never[] = [];

const rootDensity = (): Density =>
  document.documentElement.dataset["density"] === "comfortable" ? "comfortable" : "compact";

/** From the search box above the table to its rows: Tab would pass every filter, button and heading between them. */
const toRows = (event: KeyboardEvent<HTMLElement>) => {
  const { target, currentTarget } = event;
  if (!(target instanceof HTMLInputElement) || target.type !== "search" || !pressed(event, KEYS.searchToRows)) return;
  const table = currentTarget.closest("[data-slot=data-table]");
  const row = table?.querySelector<HTMLElement>("[data-slot=table-row][tabindex='0']");
  if (!row) return;
  event.preventDefault();
  row.focus();
};

/**
 * A table of rows of one kind. The caller owns the query (page, sorting, filters), the selection and the open row; the
 * table draws them and reports what the user asks for. TanStack Table holds its state (`useGrid`).
 * Above 50 rows in one page only those in sight are in the document.
 */
export const DataTable = <Row extends RowData>({
  label,
  rows,
  columns,
  rowId,
  state,
  sort,
  onSortChange,
  selection,
  bulkBar,
  onOpen,
  activeRowId,
  keptColumns = NONE,
  actions: offered = NONE,
  details,
  totals,
  views,
  storageKey,
  density,
  onDensityChange,
  page,
  empty,
  noMatches,
  filtered = false,
  onClearFilters,
  forbidden,
  onRetry,
  bare = false,
  toolbar,
  toolbarEnd,
  className,
}: DataTableProps<Row>) => {
  const view = useTableView(storageKey, columns, views?.link);
  const [frame, setFrame] = useState(likelyFrame);
  const narrow = isNarrow(frame);
  const actions = useMemo(() => (narrow ? inOneMenu(offered) : offered), [narrow, offered]);
  const endWidth = useMemo(() => actionsWidth(actions, rows), [actions, rows]);
  const startWidth = (selection ? SELECT_WIDTH : 0) + (details ? DETAILS_WIDTH : 0);
  const drawnDensity = density ?? view.view.density ?? rootDensity();
  const needs = useNumberWidths(columns, rows, totals?.sums, drawnDensity);
  const unfit = unfitColumns(columns, view.view, {
    // Without the menu of columns, nobody could bring them back; on a phone too few would be left.
    frame: bare || narrow ? 0 : frame,
    // The most that the actions can take: no column comes or goes for the buttons of the rows that arrive.
    beside: startWidth + actionsWidth(actions, NONE),
    needs,
    kept: [sort?.id, ...keptColumns],
  });
  const table = useGrid({
    rows,
    columns,
    rowId,
    sort,
    onSortChange,
    selection,
    view: view.view,
    onViewChange: view.change,
    narrow,
    unfit,
  });
  const layout = useColumnLayout(table, startWidth, endWidth, needs);
  const total = page?.count ?? rows.length;
  const rowSelection = useRowSelection(table, selection, total);
  const { status, error, refreshing = false } = state;
  const { all, selectMatching } = rowSelection;
  const clear = () => void rowSelection.clear();

  const message = (
    <TableMessage
      state={state}
      page={page}
      filtered={filtered}
      empty={empty}
      noMatches={noMatches}
      forbidden={forbidden}
      onClearFilters={onClearFilters}
      onRetry={onRetry}
    />
  );

  return (
    <div
      data-slot="data-table"
      data-status={status}
      className={cn("flex max-h-full min-h-0 min-w-0 flex-col print:max-h-none", className)}
    >
      {status !== "forbidden" && !bare && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears the keys of the search box inside
        <div
          data-slot="table-toolbar"
          onKeyDown={toRows}
          className="flex flex-wrap items-start gap-x-2 gap-y-1.5 pb-2 print:hidden"
        >
          <div className="flex min-w-0 flex-1 basis-full flex-wrap items-center gap-2 sm:basis-96">{toolbar}</div>
          <div className="ms-auto flex flex-wrap items-center justify-end gap-1">
            {toolbarEnd}
            {views && storageKey !== undefined && (
              <NamedViews
                storageKey={`${storageKey}:views`}
                current={{ view: view.view, sort, filter: views.filter }}
                label={label}
                builtIn={views.builtIn}
                shown={() => layout.shown.map(({ own }) => own.id)}
                address={views.link?.address}
                onApply={(chosen) => {
                  view.change(chosen.view);
                  views.onApply({ filter: chosen.filter, sort: chosen.sort });
                }}
              />
            )}
            <UnfitCount value={unfit && unfit.split(",").length}>
              <ColumnMenu
                table={table as unknown as Grid<RowData>}
                density={drawnDensity}
                onDensity={onDensityChange ?? view.setDensity}
                onReset={view.reset}
              />
            </UnfitCount>
          </div>
        </div>
      )}
      <div
        className={cn(
          "relative flex min-h-0 flex-col overflow-hidden rounded-md border border-line bg-surface print:overflow-visible print:border-0",
          // As tall as there is room for, so that the pager below stays where it is, whatever rows come.
          (status === "loading" || page) && "flex-1",
        )}
      >
        {refreshing && status !== "loading" && <ProgressLine />}
        {status === "failed" && rows.length > 0 && (
          <StaleNotice message={error?.message} onRetry={onRetry} retrying={refreshing} />
        )}
        {status === "forbidden" ? (
          message
        ) : (
          <div className="relative flex min-h-0 flex-1 flex-col">
            <TableGrid
              label={label}
              table={table}
              layout={layout}
              onReset={view.reset}
              state={state}
              sort={sort}
              selection={rowSelection}
              onOpen={onOpen}
              activeRowId={activeRowId}
              actions={actions}
              actionsWidth={endWidth}
              onFrame={setFrame}
              density={density ?? view.view.density}
              page={page}
              details={details}
              totals={totals}
              message={message}
            />
            {selection && (rowSelection.count > 0 || all) && (
              <BulkBar
                count={rowSelection.count}
                total={all && total}
                more={selectMatching && { total, most: selection.matching?.most, onSelect: selectMatching }}
                onClear={clear}
              >
                {bulkBar?.(selection.selected, clear, all)}
              </BulkBar>
            )}
          </div>
        )}
        {page && (status === "loading" || rows.length > 0 || (status === "ready" && page.count > 0)) && (
          <Pagination page={page} loading={status === "loading"} />
        )}
      </div>
    </div>
  );
};
