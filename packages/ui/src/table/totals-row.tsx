import { cn } from "../cn.ts";
import { actionLook, ALIGN, PADDING, stickyLook } from "./cell-looks.ts";
import type { Totals } from "./types.ts";
import type { PlacedColumn } from "./use-column-model.ts";

type TotalsRowProps<Row> = {
  totals: Totals;
  placed: readonly PlacedColumn<Row>[];
  /** How many cells stand before and after the columns. */
  before: number;
  after: number;
  rowIndex: number;
  /** The bar of selected rows is below it. */
  raised: boolean;
  stickyStart: boolean;
  stickyEnd: boolean;
};

const CELL = "h-row border-t border-line-strong/50 bg-surface font-medium";

/** Totals under the rows; stays in sight while they scroll. */
export const TotalsRow = <Row,>({
  totals,
  placed,
  before,
  after,
  rowIndex,
  raised,
  ...sticky
}: TotalsRowProps<Row>) => (
  <tfoot data-slot="totals" className={cn("sticky z-20 print:static", raised ? "bottom-14" : "bottom-0")}>
    <tr aria-rowindex={rowIndex}>
      {before > 0 && (
        <td colSpan={before} className={cn(CELL, sticky.stickyStart && cn("start-0", stickyLook("start", false)))} />
      )}
      {placed.map(({ column, edge, style }, at) => (
        <td
          key={column.id}
          style={style}
          className={cn(CELL, PADDING, ALIGN[column.align ?? "start"], stickyLook(column.sticky, edge))}
        >
          {totals.cells[column.id] ?? (at === 0 ? <span className="text-ink-muted">{totals.label}</span> : null)}
        </td>
      ))}
      {after > 0 && <td colSpan={after} className={cn(CELL, actionLook(!sticky.stickyEnd))} />}
    </tr>
  </tfoot>
);
