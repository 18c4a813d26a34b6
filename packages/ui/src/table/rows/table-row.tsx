import { memo, type MouseEvent } from "react";
import { DASH } from "../../display/values/dash.tsx";
import { useLocale } from "../../display/locale/use-locale.ts";
import { Checkbox } from "../../primitives/controls/checkbox.tsx";
import { gridRoles } from "../grid/grid-roles.ts";
import { RowActions } from "../row-actions/row-actions.tsx";
import { RowToggle } from "../row-actions/row-toggle.tsx";
import { rowName } from "./row-name.ts";
import type { GridRow } from "../features.ts";
import { useNear } from "../use-near.ts";
import type { RowAction, RowData } from "../types.ts";
import type { ColumnLayout, ShownColumn } from "../columns/use-column-layout.ts";

type TableRowProps<Row extends RowData> = {
  row: GridRow<Row>;
  /** Index among all rows and the header, from 1. */
  rowIndex: number;
  layout: ColumnLayout<Row>;
  actions: readonly RowAction<Row>[];
  selectable: boolean;
  /** Why this row cannot be selected. */
  unselectable: string | undefined;
  selected: boolean;
  active: boolean;
  /** Whether the row is in the tab order. */
  current: boolean;
  menuOpen: boolean;
  /** Whether rows are expandable, and whether this one is expanded (undefined: not expandable). */
  details: boolean;
  detailsOpen: boolean | undefined;
  onToggle: (id: string, range: boolean) => void;
  onMenu: (id: string, button: HTMLElement) => void;
  onDetails: (id: string) => void;
};

const keepText = (event: MouseEvent) => {
  if (event.shiftKey) event.preventDefault();
};

const Row = <Data extends RowData>({ row, rowIndex, layout, actions, ...is }: TableRowProps<Data>) => {
  const { id, index, original } = row;
  const { shown, stickyStart, stickyEnd } = layout;
  const roles = gridRoles(layout.lines);
  const tabIndex = is.current ? 0 : -1;
  const reader = useLocale();
  const { isNear, handlers } = useNear();
  const name = rowName(layout.naming, original, { id, locale: reader.locale });
  return (
    <tr
      {...roles.row}
      data-slot="table-row"
      data-index={index}
      data-row-id={id}
      data-selected={is.selected || undefined}
      data-active={is.active || undefined}
      tabIndex={tabIndex}
      {...handlers}
      aria-rowindex={rowIndex}
      aria-selected={is.selectable && is.unselectable === undefined ? is.selected : undefined}
      aria-current={is.active || undefined}
    >
      {is.selectable && (
        <td {...roles.cell} data-slot="select-cell" data-pinned={stickyStart ? "start" : undefined}>
          {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the checkbox is inside and names itself */}
          <label onMouseDown={keepText}>
            <Checkbox
              aria-label={`Select ${name}`}
              tabIndex={tabIndex}
              checked={is.selected}
              disabled={is.unselectable !== undefined}
              title={is.unselectable}
              onChange={({ nativeEvent }) =>
                is.onToggle(id, nativeEvent instanceof globalThis.MouseEvent && nativeEvent.shiftKey)
              }
            />
          </label>
        </td>
      )}
      {is.details && (
        <RowToggle
          name={name}
          open={is.detailsOpen}
          tabIndex={tabIndex}
          sticky={stickyStart}
          role={roles.cell?.role}
          onToggle={() => is.onDetails(id)}
        />
      )}
      {row.getVisibleCells().map(({ column: { id: columnId } }, at) => {
        const { own, cell } = shown[at] as ShownColumn<Data>;
        const drawn = own.cell(original, reader);
        // Without the dash's own element: a list may have a hundred.
        const content = drawn === DASH ? DASH.props.children : drawn;
        const attributes = { "data-column": columnId, "data-empty": drawn === DASH ? "" : undefined, ...cell };
        return columnId === layout.naming.identity?.id ? (
          <th key={columnId} scope="row" {...roles.heading} {...attributes}>
            {content}
          </th>
        ) : (
          <td key={columnId} {...roles.cell} {...attributes}>
            {content}
          </td>
        );
      })}
      {actions.length > 0 && (
        <td {...roles.cell} data-slot="actions-cell" data-pinned="end" data-edge={stickyEnd ? undefined : "actions"}>
          <RowActions
            row={original}
            name={name}
            actions={actions}
            tabIndex={tabIndex}
            icons={isNear || is.active || is.menuOpen}
            menuOpen={is.menuOpen}
            onMenu={(button) => is.onMenu(id, button)}
          />
        </td>
      )}
    </tr>
  );
};

/** Compares the caller's row object, because TanStack Table recreates all its rows when one of them changes. */
const isSame = <Data extends RowData>({ row, ...was }: TableRowProps<Data>, now: TableRowProps<Data>): boolean =>
  row.original === now.row.original &&
  row.id === now.row.id &&
  row.index === now.row.index &&
  (Object.keys(was) as (keyof typeof was)[]).every((key) => was[key] === now[key]);

/** One row, memoised. */
export const TableRow = memo(Row, isSame) as typeof Row;
