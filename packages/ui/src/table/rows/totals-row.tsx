import type { RowData, Totals } from "../types.ts";
import { gridRoles } from "../grid/grid-roles.ts";
import type { ColumnLayout } from "../columns/use-column-layout.ts";

type TotalsRowProps<Row extends RowData> = {
  totals: Totals;
  layout: ColumnLayout<Row>;
  /** Number of cells before and after the columns. */
  before: number;
  after: number;
  rowIndex: number;
};

/** Totals: the first row, sticky below the header. */
export const TotalsRow = <Row extends RowData>({
  totals,
  layout: { shown, stickyStart, stickyEnd, lines },
  before,
  after,
  rowIndex,
}: TotalsRowProps<Row>) => {
  const roles = gridRoles(lines);
  return (
    <tfoot {...roles.group} data-slot="totals">
      <tr {...roles.row} aria-rowindex={rowIndex}>
        {before > 0 && (
          <td
            {...roles.cell}
            colSpan={before}
            data-slot="totals-start"
            data-pinned={stickyStart ? "start" : undefined}
          />
        )}
        {shown.map(({ own, cell }, at) => (
          <td key={own.id} {...roles.cell} {...cell}>
            {totals.cells[own.id] ?? (at === 0 ? <span data-slot="totals-label">{totals.label}</span> : null)}
          </td>
        ))}
        {after > 0 && (
          <td
            {...roles.cell}
            colSpan={after}
            data-slot="actions-cell"
            data-pinned="end"
            data-edge={stickyEnd ? undefined : "actions"}
          />
        )}
      </tr>
    </tfoot>
  );
};
