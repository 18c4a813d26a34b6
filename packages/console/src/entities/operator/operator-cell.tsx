import { DASH } from "@backoffice/ui";
import type { Cell } from "@backoffice/ui/table";
import type { Refers } from "#kit/references/ref-cell.tsx";
import { OperatorLink } from "./operator-link.tsx";

/** A row's own title of an operator or brand, unless it belongs to the parent beside it. */
const titleIn = (row: unknown, opId: string): string | undefined => {
  if (typeof row !== "object" || row === null || !("opTitle" in row)) return undefined;
  const isOwn = !("opId" in row) || row.opId === opId;
  return isOwn && typeof row.opTitle === "string" ? row.opTitle : undefined;
};

/** Cell of an operator or brand: its name, linked to its page. Exports have name and ID. */
export const operatorCell = <Row,>(
  get: (row: Row) => string | null | undefined,
): Cell<Row> & { refers: Refers<Row> } => ({
  cell: (row) => {
    const opId = get(row);
    return opId ? <OperatorLink opId={opId} title={titleIn(row, opId)} inCell /> : DASH;
  },
  text: (row) => get(row) ?? "",
  shrinks: true,
  quiet: () => true,
  refers: { kind: "operator", value: get },
});
