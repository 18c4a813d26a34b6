import type { RowData, Totals } from "../types.ts";
import type { ColumnLayout } from "../columns/use-column-layout.ts";

type TotalsRowProps<Row extends RowData> = {
  totals: Totals;
  layout: ColumnLayout<Row>;
  /** Number of cells before and after the columns. */
  before: number;
  after: number;
  rowIndex: number;
};

/** Sticky totals below the rows. */
export const TotalsRow = <Row extends RowData>({
  totals,
  layout: { shown, stickyStart, stickyEnd },
  before,
  after,
  rowIndex,
}: TotalsRowProps<Row>) => (
  <tfoot data-slot="totals">
    <tr aria-rowindex={rowIndex}>
      {before > 0 && <td colSpan={before} data-pinned={stickyStart ? "start" : undefined} />}
      {shown.map(({ own, cell }, at) => (
        <td key={own.id} {...cell}>
          {totals.cells[own.id] ??
            (at === 0 ? (
              <span data-slot="totals-label" className="text-ink-muted">
                {totals.label}
              </span>
            ) : null)}
        </td>
      ))}
      {after > 0 && (
        <td colSpan={after} data-slot="actions-cell" data-pinned="end" data-edge={stickyEnd ? undefined : "actions"} />
      )}
    </tr>
  </tfoot>
);
