import { memo, type MouseEvent } from "react";
import { cn } from "../cn.ts";
import { useLocale } from "../display/use-locale.ts";
import { Checkbox } from "../primitives/checkbox.tsx";
import { actionLook, ALIGN, BODY_CELL, FIRST_CELL, PADDING, ROW_TINT, stickyLook } from "./cell-looks.ts";
import { RowActions } from "./row-actions.tsx";
import { RowToggle } from "./row-toggle.tsx";
import type { RowAction } from "./types.ts";
import type { PlacedColumn } from "./use-column-model.ts";

type TableRowProps<Row> = {
  row: Row;
  id: string;
  /** Its place on this page, from 0. */
  index: number;
  /** Its place among all rows and the header, from 1. */
  rowIndex: number;
  placed: readonly PlacedColumn<Row>[];
  actions: readonly RowAction<Row>[];
  selectable: boolean;
  selected: boolean;
  active: boolean;
  /** The one row that Tab reaches. */
  current: boolean;
  menuOpen: boolean;
  openable: boolean;
  /** Whether the table's rows open in place, and this one is (nothing: it cannot). */
  details: boolean;
  detailsOpen: boolean | undefined;
  stickyStart: boolean;
  stickyEnd: boolean;
  onToggle: (id: string, range: boolean) => void;
  onMenu: (id: string, button: HTMLElement) => void;
  onDetails: (id: string) => void;
};

const keepText = (event: MouseEvent) => {
  if (event.shiftKey) event.preventDefault();
};

const Row = <Data,>({ row, id, index, rowIndex, placed, actions, ...is }: TableRowProps<Data>) => {
  const tabIndex = is.current ? 0 : -1;
  const reader = useLocale();
  const name = placed.find(({ column }) => column.text)?.column.text?.(row) ?? id;
  return (
    <tr
      data-slot="table-row"
      data-index={index}
      data-row-id={id}
      data-selected={is.selected || undefined}
      data-active={is.active || undefined}
      tabIndex={tabIndex}
      aria-rowindex={rowIndex}
      aria-selected={is.selectable ? is.selected : undefined}
      aria-current={is.active || undefined}
      className={cn(ROW_TINT, "scroll-my-row", is.openable && "cursor-default")}
    >
      {is.selectable && (
        <td
          className={cn(
            BODY_CELL,
            FIRST_CELL,
            "select-none",
            is.stickyStart && cn("start-0", stickyLook("start", false)),
          )}
        >
          {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the checkbox is inside and names itself */}
          <label className="flex h-full items-center ps-4" onMouseDown={keepText}>
            <Checkbox
              aria-label={`Select ${name}`}
              tabIndex={tabIndex}
              checked={is.selected}
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
          selectable={is.selectable}
          sticky={is.stickyStart}
          onToggle={() => is.onDetails(id)}
        />
      )}
      {placed.map(({ column, edge, style }, at) => (
        <td
          key={column.id}
          data-column={column.id}
          style={style}
          className={cn(
            BODY_CELL,
            PADDING,
            "truncate",
            at === 0 && !is.selectable && !is.details && FIRST_CELL,
            ALIGN[column.align ?? "start"],
            stickyLook(column.sticky, edge),
          )}
        >
          {column.cell(row, reader)}
        </td>
      ))}
      {actions.length > 0 && (
        <td className={cn(BODY_CELL, "px-3", actionLook(!is.stickyEnd))}>
          <RowActions
            row={row}
            actions={actions}
            tabIndex={tabIndex}
            menuOpen={is.menuOpen}
            onMenu={(button) => is.onMenu(id, button)}
          />
        </td>
      )}
    </tr>
  );
};

/** One row; renders again only when something of its own changes. */
export const TableRow = memo(Row) as typeof Row;
