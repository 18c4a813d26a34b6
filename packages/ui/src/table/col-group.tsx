import { DETAILS_WIDTH, SELECT_WIDTH } from "./column-widths.ts";
import type { PlacedColumn } from "./use-column-model.ts";

type ColGroupProps<Row> = {
  placed: readonly PlacedColumn<Row>[];
  widths: readonly string[];
  selectable: boolean;
  details: boolean;
  /** Pixels; 0 without row actions. */
  actionsWidth: number;
};

/** The widths of all columns of a fixed table. */
export const ColGroup = <Row,>({ placed, widths, selectable, details, actionsWidth }: ColGroupProps<Row>) => (
  <colgroup>
    {selectable && <col style={{ width: SELECT_WIDTH }} />}
    {details && <col style={{ width: DETAILS_WIDTH }} />}
    {placed.map(({ column }, index) => (
      <col key={column.id} data-column={column.id} style={{ width: widths[index] }} />
    ))}
    {actionsWidth > 0 && <col style={{ width: actionsWidth }} />}
  </colgroup>
);
