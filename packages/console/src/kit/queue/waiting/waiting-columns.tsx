import type { Locale } from "@backoffice/ui";
import { waitingCell } from "@backoffice/ui/table";
import type { ListColumn } from "#kit/list/list-column.ts";
import { isWaiting } from "./only-waiting.ts";
import type { QueueFacts } from "../use-queue.ts";

/**
 * The columns of a list that shows waiting records only. The waiting time stands in place of the date, and of a
 * column of its own. A state that all
 * share is hidden; of a record that was decided on screen it stands in place of the waiting time.
 */
export const waitingColumns = <Row extends object, Sorted extends string>(
  { waiting, since, target }: QueueFacts,
  columns: readonly ListColumn<Row, Sorted>[],
): readonly ListColumn<Row, Sorted>[] => {
  const status = "status" in waiting ? columns.find(({ summary }) => summary === "status") : undefined;
  const own = columns.filter(({ id }) => id !== "waiting");
  return own.map((column) => {
    if (column === status) return { ...column, defaultHidden: true };
    if (column.id === "checks") return { ...column, defaultHidden: false };
    if (column.id !== since) return column;
    const time = waitingCell<Row>(
      (row) => (isWaiting(waiting, row) ? (Reflect.get(row, since) as string | null) : null),
      target,
    );
    const cell = (row: Row, reader: Locale) =>
      status && !isWaiting(waiting, row) ? status.cell(row, reader) : time.cell(row, reader);
    return { ...column, ...time, cell, header: "Waiting", width: 100 };
  });
};
