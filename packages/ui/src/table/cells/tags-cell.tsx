import { DASH } from "../../display/values/dash.tsx";
import type { Cell } from "./cell.ts";
import { cut } from "./cut.ts";
import { someOf } from "./some-of.ts";

/** Tags of a row; those that do not fit are counted and listed in a tooltip. */
export const tagsCell = <Row,>(
  get: (row: Row) => readonly string[] | null | undefined,
  { limit = 2 }: { limit?: number } = {},
): Cell<Row> => ({
  cell: (row) => {
    const tags = [...new Set(get(row))];
    if (tags.length === 0) return DASH;
    const [shown, rest] = someOf(tags, limit);
    return (
      <span className="flex items-center gap-1">
        {shown.map((tag) => (
          <span key={tag} className="h-5 min-w-0 truncate rounded-sm border border-line px-1.5 text-meta leading-4.5">
            {cut(tag)}
          </span>
        ))}
        {rest.length > 0 && (
          <span data-hint={cut(rest.join(", "))} dir="ltr" className="text-meta text-ink-muted">
            +{rest.length}
          </span>
        )}
      </span>
    );
  },
  text: (row) => (get(row) ?? []).join(", "),
});
