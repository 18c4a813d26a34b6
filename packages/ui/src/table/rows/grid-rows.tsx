import { Fragment, type ReactNode, type RefObject } from "react";
import type { GridRow } from "../features.ts";
import { gridRoles } from "../grid/grid-roles.ts";
import { ManyRows } from "./many-rows.tsx";
import { RowDetails } from "../row-actions/row-details.tsx";
import { SkeletonRows } from "./skeleton-rows.tsx";
import { TableRow } from "./table-row.tsx";
import type { DataTableProps, RowAction, RowData } from "../types.ts";
import type { ColumnLayout } from "../columns/use-column-layout.ts";
import type { useDetails } from "../row-actions/use-details.ts";
import type { RowSelection } from "../row-actions/use-row-selection.ts";

/** Maximum number of rows per page that are all rendered; larger pages are virtualised (docs/decisions/019). */
const WHOLE_PAGE = 50;
/** The same for rows in lines: they are not equally high, and on a phone the page scrolls. As many as a page can have. */
const WHOLE_PAGE_IN_LINES = 200;
/** Number of rows per paint group: a change repaints the whole group, and each group has a cost of its own. */
const GROUP = 10;
/** Maximum number of placeholder rows; more would be as expensive as rows. */
const MOST_SKELETONS = 8;

/** Whether a page with this number of rows is virtualised. `lines` as of `ColumnLayout`. */
export const isVirtual = (count: number, lines: number | undefined): boolean =>
  count > (lines === undefined ? WHOLE_PAGE : WHOLE_PAGE_IN_LINES);

type GridRowsProps<Row extends RowData> = Pick<DataTableProps<Row>, "activeRowId" | "page"> & {
  /** Index of the first row of the first page, for screen readers. */
  firstRow: number;
  loading: boolean;
  rows: readonly GridRow<Row>[];
  layout: ColumnLayout<Row>;
  selection: RowSelection;
  actions: readonly RowAction<Row>[];
  details: ReturnType<typeof useDetails>;
  renderDetails: ((row: Row) => ReactNode) | undefined;
  head: RefObject<HTMLElement | null>;
  /** Index of the row in the tab order. */
  current: number;
  /** Id of the row whose menu is open. */
  menuId: string | undefined;
  span: number;
  onToggle: (id: string, range: boolean) => void;
  onMenu: (id: string, button: HTMLElement) => void;
};

/** Table bodies: placeholders, all rows, or the visible rows. */
export const GridRows = <Row extends RowData>(props: GridRowsProps<Row>) => {
  const { loading, rows, layout, selection, actions, details, renderDetails, head, current, page, span } = props;
  const virtual = isVirtual(rows.length, layout.lines);
  const roles = gridRoles(layout.lines);
  const before = page ? (page.page - 1) * page.limit : 0;

  const renderRow = (row: GridRow<Row>) => {
    const { id, index } = row;
    const open = details.isOpen(index);
    const drawn = (
      <TableRow
        key={id}
        row={row}
        rowIndex={before + index + props.firstRow}
        layout={layout}
        actions={actions}
        selectable={selection.enabled}
        unselectable={selection.unselectable?.get(id)}
        selected={row.getIsSelected()}
        active={id === props.activeRowId}
        current={index === current}
        menuOpen={props.menuId === id}
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
          <RowDetails roles={roles} span={span} height={virtual ? details.height : undefined}>
            {renderDetails(row.original)}
          </RowDetails>
        )}
      </Fragment>
    );
  };

  if (loading)
    return (
      <tbody {...roles.group}>
        <SkeletonRows
          shown={layout.shown}
          count={Math.min(page?.limit ?? MOST_SKELETONS, MOST_SKELETONS)}
          selectable={selection.enabled}
          details={renderDetails !== undefined}
          actions={actions.length > 0}
        />
      </tbody>
    );
  if (virtual)
    return (
      <tbody {...roles.group}>
        <ManyRows
          rows={rows}
          current={current}
          head={head}
          span={span}
          openIndexes={details.openIndexes}
          detailsHeight={details.height}
          render={renderRow}
        />
      </tbody>
    );
  return Array.from({ length: Math.ceil(rows.length / GROUP) }, (_, group) => (
    <tbody key={group} {...roles.group}>
      {rows.slice(group * GROUP, (group + 1) * GROUP).map(renderRow)}
    </tbody>
  ));
};
