import type { Locale } from "@backoffice/ui";
import type { ListColumn } from "#kit/list/list-column.ts";
import { decidedNote } from "./decided-note.ts";

/**
 * The columns of a queue; that of the waiting time says of rows that somebody else decided meanwhile what became of
 * them, and who decided: "Rejected by Mara".
 */
export const withDecidedNotes = <Row extends object, Sorted extends string>(
  since: string | undefined,
  columns: readonly ListColumn<Row, Sorted>[],
): readonly ListColumn<Row, Sorted>[] => {
  if (since === undefined) return columns;
  const status = columns.find(({ summary }) => summary === "status");
  return columns.map((column) =>
    column.id === since
      ? {
          ...column,
          cell: (row: Row, reader: Locale) => {
            const note = decidedNote(row);
            if (note === undefined) return column.cell(row, reader);
            const value = status?.text?.(row) || "Decided";
            const state = status?.labels?.[value] ?? value;
            // Two lines in the height of one: the row must not grow.
            return (
              <span className="-my-2 block truncate text-meta leading-[13px]" title={`${state} ${note}`}>
                {`${state} `}
                <span className="block truncate">{note}</span>
              </span>
            );
          },
        }
      : column,
  );
};
