import { Fragment, type ReactNode, type RefObject } from "react";
import type { GridRow } from "./features.ts";
import { ManyRows } from "./many-rows.tsx";
import { RowDetails } from "./row-details.tsx";
import { SkeletonRows } from "./skeleton-rows.tsx";
import { TableRow } from "./table-row.tsx";
import type { DataTableProps, RowAction, RowData } from "./types.ts";
import type { ColumnLayout } from "./use-column-layout.ts";
import type { useDetails } from "./use-details.ts";
import type { RowSelection } from "./use-row-selection.ts";
import { useRowsInSteps } from "./use-rows-in-steps.ts";

/** Above this many rows in one page, only those in sight are in the document. */
const VIRTUAL_ABOVE = 200;
/** They say that something comes, not how much: every one of them costs as much as a row. */
const MOST_SKELETONS = 8;

/** Whether so many rows in a page are only drawn where they are in sight. */
export const isVirtual = (count: number): boolean => count > VIRTUAL_ABOVE;

type GridRowsProps<Row extends RowData> = Pick<DataTableProps<Row>, "activeRowId" | "page" | "paused"> & {
  loading: boolean;
  rows: readonly GridRow<Row>[];
  layout: ColumnLayout<Row>;
  selection: RowSelection;
  actions: readonly RowAction<Row>[];
  openable: boolean;
  details: ReturnType<typeof useDetails>;
  renderDetails: ((row: Row) => ReactNode) | undefined;
  head: RefObject<HTMLElement | null>;
  /** The row that Tab reaches. */
  current: number;
  /** The row whose menu is open. */
  menuId: string | undefined;
  /** Another one (page, sorting) is drawn from its first row on. */
  view: string;
  span: number;
  onToggle: (id: string, range: boolean) => void;
  onMenu: (id: string, button: HTMLElement) => void;
};

/** What is in the body of a table: placeholders, or the rows, all of them or those in sight. */
export const GridRows = <Row extends RowData>(props: GridRowsProps<Row>) => {
  const { loading, rows, layout, selection, actions, details, renderDetails, head, current, page, view, span } = props;
  const count = loading ? 0 : rows.length;
  const virtual = isVirtual(count);
  const steps = useRowsInSteps(virtual ? 0 : count, view, current, props.paused === true, head);
  const before = page ? (page.page - 1) * page.limit : 0;

  const renderRow = (index: number) => {
    const row = rows[index];
    if (!row) return null;
    const { id } = row;
    const open = details.isOpen(index);
    const drawn = (
      <TableRow
        key={id}
        row={row}
        rowIndex={before + index + 2}
        layout={layout}
        actions={actions}
        selectable={selection.enabled}
        selected={row.getIsSelected()}
        active={id === props.activeRowId}
        current={index === current}
        menuOpen={props.menuId === id}
        openable={props.openable}
        details={renderDetails !== undefined}
        detailsOpen={open}
        onToggle={props.onToggle}
        onMenu={props.onMenu}
        onDetails={details.toggle}
      />
    );
    if (!renderDetails) return drawn;
    return (
      <Fragment key={id}>
        {drawn}
        {open && (
          <RowDetails span={span} height={virtual ? details.height : undefined}>
            {renderDetails(row.original)}
          </RowDetails>
        )}
      </Fragment>
    );
  };

  return (
    <>
      {loading && (
        <SkeletonRows
          shown={layout.shown}
          count={Math.min(page?.limit ?? MOST_SKELETONS, MOST_SKELETONS)}
          selectable={selection.enabled}
          details={renderDetails !== undefined}
          actions={actions.length > 0}
        />
      )}
      {virtual ? (
        <ManyRows
          rows={rows}
          current={current}
          head={head}
          span={span}
          openIndexes={details.openIndexes}
          detailsHeight={details.height}
          render={renderRow}
        />
      ) : (
        Array.from({ length: steps }, (_, index) => renderRow(index))
      )}
    </>
  );
};
