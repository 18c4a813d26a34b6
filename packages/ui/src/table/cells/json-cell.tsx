import { DASH } from "../../display/values/dash.tsx";
import type { Cell } from "./cell.ts";
import { cut } from "./cut.ts";

/** A value as JSON; empty for values without JSON (a function, a circular structure). */
const write = (value: unknown): string => {
  try {
    const json: string | undefined = JSON.stringify(value);
    return json ?? "";
  } catch {
    return "";
  }
};

/** A JSON value on one line; copied in full. */
export const jsonCell = <Row,>(get: (row: Row) => unknown): Cell<Row> => ({
  cell: (row) => {
    const value = get(row);
    const json = value === null ? "" : write(value);
    if (!json) return DASH;
    return (
      <span dir="ltr" className="font-mono text-meta">
        {cut(json)}
      </span>
    );
  },
  text: (row) => write(get(row)),
  copyable: true,
});
