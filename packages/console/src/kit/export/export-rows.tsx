import { ExportDialog, type Column, type RowData } from "@backoffice/ui/table";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { everyPage } from "./every-page.ts";
import type { List } from "#kit/list/rows/use-list.ts";

export type ExportRowsProps<Row extends RowData> = {
  label: string;
  list: Pick<List<Row>, "source" | "asked" | "count">;
  columns: readonly Column<Row>[];
  /** The table's. */
  storageKey: string;
  onClose: () => void;
};

/** Writes all rows that the filters let through to a CSV file. */
const ExportRows = <Row extends RowData>({ label, list, columns, storageKey, onClose }: ExportRowsProps<Row>) => {
  const client = useQueryClient();
  // What was asked when it was opened: the list may go on below.
  const [{ source, asked, count }] = useState(list);
  const [day] = useState(() => new Date().toISOString().slice(0, 10));
  return (
    <ExportDialog
      label={label}
      fileName={`${label.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}-${day}`}
      columns={columns}
      storageKey={storageKey}
      count={count}
      pages={(signal) => everyPage(client, source, asked, signal)}
      onClose={onClose}
    />
  );
};

export default ExportRows;
