import { Suspense, useEffect, useMemo, useState, type CSSProperties } from "react";
import { cn } from "../cn.ts";
import { lazyComponent, prefetch } from "../lazy-component.ts";
import { DETAILS_WIDTH, SELECT_WIDTH, stickyShare } from "./columns/column-widths.ts";
import { Pagination } from "./pages/pagination.tsx";
import { ProgressLine } from "./progress-line.tsx";
import { actionsWidth, inOneMenu } from "./row-actions/row-actions.tsx";
import { rowNaming } from "./rows/row-name.ts";
import { TableGrid } from "./grid/table-grid.tsx";
import { TableMessage } from "./table-message.tsx";
import { TableToolbar } from "./table-toolbar.tsx";
import type { Column, DataTableProps, Density, RowData } from "./types.ts";
import { useColumnLayout } from "./columns/use-column-layout.ts";
import { useGrid } from "./grid/use-grid.ts";
import { useConstantValues } from "./columns/use-constant-values.ts";
import { useColumnNeeds } from "./columns/use-column-needs.ts";
import { useRowSelection } from "./row-actions/use-row-selection.ts";
import { likelyFrame } from "./grid/use-scroll-frame.ts";
import { fitColumns } from "./columns/fit-columns.ts";
import { tolerantAction, tolerantColumn } from "./tolerant.ts";
import { useTableView } from "./use-table-view.ts";

const NONE: readonly never[] = [];
/** Units of the frame from which the bar of a selection fits into the middle of the pager. */
const PAGER_WITH_BAR = 1000;
const loadBulkBar = () => import("./row-actions/bulk-bar.tsx");
const BulkBar = lazyComponent(loadBulkBar);
const StaleNotice = lazyComponent(() => import("./stale-notice.tsx"));

const rootDensity = (): Density =>
  document.documentElement.dataset["density"] === "comfortable" ? "comfortable" : "compact";

const statesOf = <Row,>(columns: readonly Column<Row>[]) =>
  columns.flatMap(({ id, summary }) => (summary === "status" ? [id] : []));

/**
 * A data table. The caller owns the query (page, sorting, filters), the selection and the open row; the table renders
 * them and reports user actions. TanStack Table holds the state (`useGrid`). With more than 50 rows per page only the
 * visible rows are in the document (virtualised).
 */
export const DataTable = <Row extends RowData>({
  label,
  noun,
  rows,
  columns: given,
  rowId,
  state,
  sort,
  onSortChange,
  selection,
  bulkBar,
  onOpen,
  activeRowId,
  besideDrawer = false,
  isQueue = false,
  cursor,
  keptColumns = NONE,
  actions: givenActions = NONE,
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
  notice,
  toolbar,
  toolbarEnd,
  summary,
  className,
}: DataTableProps<Row>) => {
  const columns = useMemo(() => given.map(tolerantColumn), [given]);
  const naming = useMemo(() => rowNaming(columns, noun), [columns, noun]);
  const offered = useMemo(() => givenActions.map(tolerantAction), [givenActions]);
  const view = useTableView(storageKey, columns, views?.link);
  const [frame, setFrame] = useState(likelyFrame);
  const startWidth = (selection ? SELECT_WIDTH : 0) + (details ? DETAILS_WIDTH : 0);
  const drawnDensity = density ?? view.view.density ?? rootDensity();
  const { constant, currencies } = useConstantValues(columns, rows);
  const { needs, wants } = useColumnNeeds(columns, rows, totals?.sums, drawnDensity, naming, currencies, bare);
  const { narrow, stacked, unfit, wanted } = fitColumns(columns, view.view, {
    frame,
    // Maximum width of the actions, so that loaded rows do not show or hide columns.
    beside: startWidth + actionsWidth(besideDrawer ? inOneMenu(offered) : offered, NONE),
    needs,
    sorted: sort?.id,
    identity: naming.identity?.id,
    kept: isQueue ? [...keptColumns, ...statesOf(columns)] : keptColumns,
    constant,
    bare,
    besideDrawer,
  });
  const oneMenu = narrow || stacked !== "" || besideDrawer;
  const actions = useMemo(() => (oneMenu ? inOneMenu(offered) : offered), [oneMenu, offered]);
  const endWidth = useMemo(() => actionsWidth(actions, rows), [actions, rows]);
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
    stacked,
  });
  const layout = useColumnLayout(table, startWidth, endWidth, { needs, wants, stacked, naming, currencies });
  const [total, hidden] = [page?.count ?? rows.length, wanted - layout.shown.length];
  const rowSelection = useRowSelection(table, selection, total);
  const { status, error, refreshing = false } = state;
  const { all, selectMatching } = rowSelection;
  const clear = () => void rowSelection.clear();
  const selects = selection !== undefined;
  useEffect(() => {
    if (selects) prefetch(loadBulkBar);
  }, [selects]);

  const message = (
    <TableMessage
      label={label}
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

  const flows = summary !== undefined;
  const barInPager = page !== undefined && rows.length > 0 && frame >= PAGER_WITH_BAR;
  const bar = (
    <Suspense>
      {selection && (rowSelection.count > 0 || all) && (
        <BulkBar
          count={rowSelection.count}
          total={all && total}
          more={selectMatching && { total, most: selection.matching?.most, onSelect: selectMatching }}
          inPager={barInPager}
          onClear={clear}
        >
          {bulkBar?.(selection.selected, clear, all)}
        </BulkBar>
      )}
    </Suspense>
  );

  return (
    <div
      data-slot="data-table"
      data-status={status}
      data-beside={besideDrawer || undefined}
      style={{ "--sticky-share": stickyShare(frame, besideDrawer) } as CSSProperties}
      className={cn("flex min-w-0 flex-col", flows ? "" : "max-h-full min-h-0 print:max-h-none", className)}
    >
      {status !== "forbidden" && !bare && (
        <TableToolbar
          label={label}
          table={table}
          view={view}
          views={views}
          storageKey={storageKey}
          sort={sort}
          shown={() => layout.shown.map(({ own }) => own.id)}
          unfit={hidden}
          density={drawnDensity}
          onDensityChange={onDensityChange}
          start={toolbar}
          end={toolbarEnd}
        />
      )}
      {summary}
      {notice && (
        <div className="relative z-30 h-0 print:hidden">
          <div className="absolute inset-x-0 -top-3 flex justify-center">{notice}</div>
        </div>
      )}
      <div
        className={cn(
          "relative flex flex-col rounded-md border border-line bg-surface print:overflow-visible print:border-0",
          flows ? "overflow-clip" : "min-h-0 overflow-hidden",
          // Fills the available height, so that the pagination does not move with the number of rows.
          (status === "loading" || page) && "flex-1",
        )}
      >
        {refreshing && status !== "loading" && <ProgressLine />}
        {status === "failed" && rows.length > 0 && (
          <Suspense>
            <StaleNotice {...{ error, onRetry, refreshing }} />
          </Suspense>
        )}
        {status === "forbidden" ? (
          message
        ) : (
          <div className={cn("relative flex flex-1 flex-col", !flows && "min-h-0")}>
            <TableGrid
              flows={flows}
              label={label}
              table={table}
              layout={layout}
              onReset={view.reset}
              state={state}
              sort={sort}
              selection={rowSelection}
              onOpen={onOpen}
              activeRowId={activeRowId}
              cursor={cursor}
              actions={actions}
              actionsWidth={endWidth}
              onFrame={setFrame}
              density={density ?? view.view.density}
              page={page}
              details={details}
              totals={totals}
              barInPager={barInPager}
              message={message}
            />
            {!barInPager && bar}
          </div>
        )}
        {page && (status === "loading" || rows.length > 0 || (status === "ready" && page.count > 0)) && (
          <Pagination page={page} hidden={besideDrawer ? hidden : 0} loading={status === "loading"}>
            {barInPager && bar}
          </Pagination>
        )}
      </div>
    </div>
  );
};
