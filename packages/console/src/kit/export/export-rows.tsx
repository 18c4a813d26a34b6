import { serverTime } from "@backoffice/ui";
import { ExportDialog, type RowData } from "@backoffice/ui/table";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useRefNames } from "#kit/references/ref-names.ts";
import { csvNotation } from "./stored-csv-notation.ts";
import { documentedColumns, type CsvRules } from "./csv-rules.ts";
import { everyPage } from "./every-page.ts";
import { withNames, type ReferringColumn } from "./with-names.ts";
import type { List } from "#kit/list/rows/use-list.ts";

export type ExportRowsProps<Row extends RowData> = {
  label: string;
  list: Pick<List<Row>, "source" | "asked" | "count">;
  columns: readonly ReferringColumn<Row>[];
  /** The storage key of the table. */
  storageKey: string;
  /** The columns in the address of a shared view. */
  linked?: string | undefined;
  /** The documented rules of the CSV file. */
  rules?: CsvRules<Row> | undefined;
  onClose: () => void;
};

/** Writes all rows that match the filters to a CSV file. */
const ExportRows = <Row extends RowData>({
  label,
  list,
  columns,
  storageKey,
  linked,
  rules = {},
  onClose,
}: ExportRowsProps<Row>) => {
  const client = useQueryClient();
  // The list as it was on opening; it may change below.
  const [{ source, asked: request, count }] = useState(list);
  const names = useRefNames();
  const { columns: documented, inOneCall } = rules;
  const [day] = useState(() => new Date(serverTime()).toISOString().slice(0, 10));
  return (
    <ExportDialog
      label={label}
      fileName={`${label.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}-${day}`}
      columns={documented ? documentedColumns(documented) : columns.map((it) => withNames(it, names))}
      storageKey={documented ? undefined : storageKey}
      linked={documented ? undefined : linked}
      count={count}
      notation={csvNotation.read()}
      onNotation={csvNotation.write}
      maximum={inOneCall || undefined}
      pages={(signal) => everyPage(client, source, request, signal, inOneCall)}
      onClose={onClose}
    />
  );
};

export default ExportRows;
