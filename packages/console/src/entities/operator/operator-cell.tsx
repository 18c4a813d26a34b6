import { DASH } from "@backoffice/ui";
import type { Cell } from "@backoffice/ui/table";
import type { Refers } from "#kit/references/ref-cell.tsx";
import { OperatorLink } from "./operator-link.tsx";

/** What a row says of its operator or brand. */
const titleIn = (row: unknown): string | undefined => {
  const title = typeof row === "object" && row !== null && "opTitle" in row ? row.opTitle : undefined;
  return typeof title === "string" ? title : undefined;
};

/** The cell of an operator or brand: its name, with the way to its page. A file has its name and its id. */
export const operatorCell = <Row,>(get: (row: Row) => string | null): Cell<Row> & { refers: Refers<Row> } => ({
  cell: (row) => {
    const opId = get(row);
    return opId === null ? DASH : <OperatorLink opId={opId} title={titleIn(row)} inCell />;
  },
  text: (row) => get(row) ?? "",
  shrinks: true,
  refers: { kind: "operator", value: get },
});
