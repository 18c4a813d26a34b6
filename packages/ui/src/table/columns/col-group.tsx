import { DETAILS_WIDTH, SELECT_WIDTH } from "./column-widths.ts";
import type { RowData } from "../types.ts";
import type { ColumnLayout } from "./use-column-layout.ts";

type ColGroupProps<Row extends RowData> = {
  layout: ColumnLayout<Row>;
  selectable: boolean;
  details: boolean;
  /** Width in pixels; 0 without row actions. */
  actionsWidth: number;
};

/** The widths of all columns of a fixed table. */
export const ColGroup = <Row extends RowData>({ layout, selectable, details, actionsWidth }: ColGroupProps<Row>) => (
  <colgroup>
    {selectable && <col style={{ width: SELECT_WIDTH }} />}
    {details && <col style={{ width: DETAILS_WIDTH }} />}
    {layout.shown.map(({ own }, index) => (
      <col key={own.id} data-column={own.id} style={{ width: layout.widths[index] }} />
    ))}
    {actionsWidth > 0 && <col style={{ width: actionsWidth }} />}
  </colgroup>
);
