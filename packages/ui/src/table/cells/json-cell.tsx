import { DASH } from "../../display/values/dash.tsx";
import type { Cell } from "./cell.ts";
import { cut } from "./cut.ts";

/** A value as JSON, or nothing for what has none (a function, something that contains itself). */
const write = (value: unknown): string => {
  try {
    const json: string | undefined = JSON.stringify(value);
    return json ?? "";
  } catch {
    return "";
  }
};

/** A JSON value on one line; all of it is copied. */
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
