import { type CSSProperties, type ReactNode, Suspense, useRef, useState } from "react";
import { cn } from "../../cn.ts";
import { lazyComponent } from "../../lazy-component.ts";
import { useLatestCallback } from "../../use-latest-callback.ts";
import { bodyEvents } from "../rows/body-events.ts";
import { ColGroup } from "../columns/col-group.tsx";
import type { Grid } from "../features.ts";
import { type GridMenu, GridMenus } from "../head/grid-menus.tsx";
import { GridRows, isVirtual } from "../rows/grid-rows.tsx";
import { headerEvents } from "../head/header-events.ts";
import { placeOf } from "../head/menu-place.ts";
import { TableHead } from "../head/table-head.tsx";
import { TotalsRow } from "../rows/totals-row.tsx";
import type { DataTableProps, RowAction, RowData } from "../types.ts";
import { GridMessage } from "./grid-message.tsx";
import { useCells } from "./use-cells.ts";
import type { ColumnLayout } from "../columns/use-column-layout.ts";
import { useCopyableText } from "../copy/use-copyable-text.ts";
import { useDetails } from "../row-actions/use-details.ts";
import { useRowFocus } from "./use-row-focus.ts";
import { useRowHints } from "../row-actions/use-row-hints.tsx";
import type { RowSelection } from "../row-actions/use-row-selection.ts";
import { useScrollFrame } from "./use-scroll-frame.ts";
import { useScrollReset } from "./use-scroll-reset.ts";

/** Loaded after the rows: only a pointer that hovers over a cell needs it. */
const CellCopy = lazyComponent(() => import("../copy/cell-copy.tsx"));

/** Index of the first row below the header, for screen readers. */
const FIRST_ROW = 2;

type TableGridProps<Row extends RowData> = Pick<
  DataTableProps<Row>,
  "label" | "state" | "sort" | "onOpen" | "activeRowId" | "cursor" | "density" | "page" | "details" | "totals"
> & {
  table: Grid<Row>;
  /** The page scrolls, and not the rows. */
  flows: boolean;
  layout: ColumnLayout<Row>;
  selection: RowSelection;
  /** Whether the bar of the selection stands in the pager, and not over the last rows. */
  barInPager: boolean;
  /** Resets columns and density to their defaults; undefined if nothing differs. */
  onReset: (() => void) | undefined;
  actions: readonly RowAction<Row>[];
  actionsWidth: number;
  /** Receives the width of the frame in units; must be a stable function. */
  onFrame: (units: number) => void;
  /** Shown below the header if there are no rows. */
  message: ReactNode;
};

/** The scrolling part of a table: header and rows, with their keyboard and pointer handling. */
export const TableGrid = <Row extends RowData>(props: TableGridProps<Row>) => {
  const { label, table, layout, state, sort, selection, onOpen, activeRowId, actions, page, flows } = props;
  const { shown, minimum, lines } = layout;
  const { rows, rowsById } = table.getRowModel();
  const scroller = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLTableSectionElement>(null);
  const element = useRef<HTMLTableElement>(null);
  const [menu, setMenu] = useState<GridMenu<Row>>();
  const details = useDetails(props.details, rows);
  const hints = useRowHints();
  const cells = useCells({
    rows,
    shown,
    element,
    scroller,
    onCopied: (cell, count) => hints.showMessage(cell, count === 1 ? "Copied" : `Copied ${String(count)} cells`),
  });

  const open = (index: number) => {
    const row = rows[index];
    if (row) onOpen?.(row.original);
  };
  const focus = useRowFocus({
    table,
    element,
    scroller,
    onEnter: open,
    onSpace: (index, range) => {
      const row = selection.enabled && rows[index];
      if (row) selection.toggle(row.id, range);
    },
    onEscape: selection.clear,
    onAcross: details.across,
    cells,
    cursor: props.cursor,
  });
  useScrollFrame(scroller, props.onFrame);

  const view = `${String(page?.page)} ${String(page?.limit)} ${String(sort?.id)} ${String(sort?.desc)}`;
  useScrollReset(scroller, view);

  const onToggle = useLatestCallback(selection.toggle);
  const onMenu = useLatestCallback((id: string, button: HTMLElement) => {
    const row = rowsById[id]?.original;
    const root = scroller.current?.parentElement;
    if (row && root) setMenu({ row: { row, id, button, place: placeOf(button, root) } });
  });
  const onHeaderMenu = useLatestCallback((id: string, heading: HTMLElement) => {
    const root = scroller.current?.parentElement;
    if (root) setMenu({ heading: { id, heading, place: placeOf(heading, root) } });
  });
  const textOf = useCopyableText(rows, shown);

  const loading = state.status === "loading";
  const count = loading ? 0 : rows.length;
  const totals = count > 0 ? props.totals : undefined;
  const selectable = selection.enabled;
  const leading = (selectable ? 1 : 0) + (props.details ? 1 : 0);
  const trailing = actions.length > 0 ? 1 : 0;
  return (
    <>
      <div
        ref={scroller}
        data-slot="table-scroller"
        {...(count === 0 && { tabIndex: 0, role: "region", "aria-label": label })}
        data-density={props.density}
        data-bar={selection.count > 0 && !props.barInPager ? "" : undefined}
        className={cn(
          "flex-1 overscroll-x-contain text-body focus-visible:-outline-offset-2",
          // Not a scroller as long as its columns fit, so that its header sticks to the page.
          flows ? "data-wide:overflow-x-auto data-wide:[--head-top:0px]" : "min-h-0 overflow-auto",
          isVirtual(count, lines) && "max-h-dvh overflow-auto [--head-top:0px]",
        )}
      >
        <div data-slot="table-width" aria-hidden />
        <span data-slot="table-unit" aria-hidden>
          0000000000
        </span>
        <table
          ref={element}
          role="grid"
          // Takes the focus when the focused row is removed.
          tabIndex={-1}
          data-slot="table"
          data-openable={onOpen ? "" : undefined}
          aria-label={label}
          aria-rowcount={loading ? -1 : (page?.count ?? count) + (props.totals ? 2 : 1)}
          aria-busy={loading || state.refreshing || undefined}
          aria-multiselectable={selectable || undefined}
          data-stacked={lines && (isVirtual(count, lines) ? "equal" : "")}
          style={{ width: `max(100%, ${minimum})`, ...(lines && ({ "--row-lines": lines } as CSSProperties)) }}
          {...bodyEvents({ focus, hints: hints.handlers, open: onOpen && open })}
        >
          <ColGroup
            layout={layout}
            selectable={selectable}
            details={props.details !== undefined}
            actionsWidth={props.actionsWidth}
          />
          <TableHead
            ref={head}
            layout={layout}
            selection={selection}
            canToggleAll={!loading && rows.some((row) => row.getCanSelect())}
            details={props.details !== undefined}
            actions={actions.length > 0}
            events={headerEvents({ table, layout, onMenu: onHeaderMenu })}
          />
          {totals && (
            <TotalsRow totals={totals} layout={layout} before={leading} after={trailing} rowIndex={FIRST_ROW} />
          )}
          <GridRows
            firstRow={FIRST_ROW + (totals ? 1 : 0)}
            loading={loading}
            rows={rows}
            layout={layout}
            selection={selection}
            actions={actions}
            activeRowId={activeRowId}
            details={details}
            renderDetails={props.details?.render}
            head={head}
            page={page}
            current={focus.current}
            menuId={menu && "row" in menu ? menu.row.id : undefined}
            span={leading + shown.length + trailing}
            onToggle={onToggle}
            onMenu={onMenu}
          />
        </table>
        <GridMessage answer={page && table.options.data}>{count === 0 && !loading && props.message}</GridMessage>
      </div>
      <div data-slot="edge-fade" aria-hidden style={{ "--end": layout.endInset } as CSSProperties} />
      {hints.bubble}
      {hints.announcement}
      <Suspense>{textOf && <CellCopy scroller={scroller} textOf={textOf} />}</Suspense>
      <GridMenus
        menu={menu}
        actions={actions}
        table={table}
        stacked={lines !== undefined}
        onReset={props.onReset}
        onClose={() => setMenu(undefined)}
      />
    </>
  );
};
