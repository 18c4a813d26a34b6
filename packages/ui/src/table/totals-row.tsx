import { cn } from "../cn.ts";
import { actionLook, ALIGN, PADDING, stickyLook } from "./cell-looks.ts";
import type { RowData, Totals } from "./types.ts";
import type { ColumnLayout } from "./use-column-layout.ts";

type TotalsRowProps<Row extends RowData> = {
  totals: Totals;
  layout: ColumnLayout<Row>;
  /** How many cells stand before and after the columns. */
  before: number;
  after: number;
  rowIndex: number;
  /** The bar of selected rows is below it. */
  raised: boolean;
};

const CELL = "h-row border-t border-line-strong/50 bg-surface font-medium";

/** Totals under the rows; stays in sight while they scroll. */
export const TotalsRow = <Row extends RowData>({
  totals,
  layout: { shown, stickyStart, stickyEnd },
  before,
  after,
  rowIndex,
  raised,
}: TotalsRowProps<Row>) => (
  <tfoot data-slot="totals" className={cn("sticky z-20 print:static", raised ? "bottom-14" : "bottom-0")}>
    <tr aria-rowindex={rowIndex}>
      {before > 0 && (
        <td colSpan={before} className={cn(CELL, stickyStart && cn("start-0", stickyLook("start", false)))} />
      )}
      {shown.map(({ own, pinned, edge, style }, at) => (
        <td
          key={own.id}
          style={style}
          className={cn(CELL, PADDING, ALIGN[own.align ?? "start"], stickyLook(pinned, edge))}
        >
          {totals.cells[own.id] ?? (at === 0 ? <span className="text-ink-muted">{totals.label}</span> : null)}
        </td>
      ))}
      {after > 0 && <td colSpan={after} className={cn(CELL, actionLook(!stickyEnd))} />}
    </tr>
  </tfoot>
);
