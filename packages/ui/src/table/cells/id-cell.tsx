import { truncateMiddle } from "../../display/values/truncate-middle.ts";
import { DASH } from "../../display/values/dash.tsx";
import type { Cell } from "./cell.ts";
import { cut } from "./cut.ts";

/** An identifier, shortened in the middle if it is long; copied in full. */
export const idCell = <Row,>(
  get: (row: Row) => string | null | undefined,
  { keep = 6 }: { /** Characters that stay at each side. */ keep?: number } = {},
): Cell<Row> => ({
  cell: (row) => {
    const id = get(row);
    if (!id) return DASH;
    const short = truncateMiddle(id, keep, keep);
    return (
      <span dir="ltr" className="font-mono text-meta" title={short === id ? undefined : cut(id)}>
        {short}
      </span>
    );
  },
  text: (row) => get(row) ?? "",
  copyable: true,
  skeleton: "id",
});
