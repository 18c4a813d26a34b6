import { Check } from "lucide-react";
import { DASH } from "../../display/values/dash.tsx";
import type { Cell } from "./cell.ts";

/** Yes with a tick, no in a fainter colour, so that the difference is not colour alone. */
export const booleanCell = <Row,>(
  get: (row: Row) => boolean | null | undefined,
  { yes = "Yes", no = "No" }: { yes?: string; no?: string } = {},
): Cell<Row> => ({
  cell: (row) => {
    const is = get(row);
    if (typeof is !== "boolean") return DASH;
    if (!is) return <span className="text-ink-muted">{no}</span>;
    return (
      <span className="inline-flex max-w-full items-center gap-1 align-middle">
        <Check size={14} strokeWidth={2} aria-hidden className="shrink-0 text-positive-ink" />
        {yes}
      </span>
    );
  },
  text: (row) => {
    const is = get(row);
    return typeof is === "boolean" ? (is ? yes : no) : "";
  },
  value: (row) => {
    const is = get(row);
    return typeof is === "boolean" ? { code: String(is), label: is ? yes : no } : undefined;
  },
  skeleton: "short",
});
