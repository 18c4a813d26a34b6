import type { Cell } from "@backoffice/ui/table";

/** Cell of a risk score from 0 to 100, with its scale. */
export const riskScoreCell = <Row,>(get: (row: Row) => number): Cell<Row> => ({
  cell: (row) => (
    <bdi dir="ltr" className="tabular">
      {get(row)} <span className="text-ink-muted">of 100</span>
    </bdi>
  ),
  text: (row) => String(get(row)),
  value: get,
  align: "end",
});
