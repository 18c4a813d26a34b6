import { TooltipProvider } from "@backoffice/ui";
import "@backoffice/ui/styles.css";
import { type Column, DataTable } from "@backoffice/ui/table";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { COLUMNS, type Kit, type Row, ROWS, WANTED } from "./rows.ts";

const columns = COLUMNS.map(({ id, header }): Column<Row> => ({
  id,
  header,
  sortable: true,
  cell: (row) => (id === "id" ? <span data-mark={row.id}>{row.id}</span> : row[id]),
}));
const READY = { status: "ready" } as const;
const rowId = (row: Row) => row.id;

/** The kit's table. The caller sorts and filters. */
export const drawOurs = (element: HTMLElement): Kit => {
  const kit: Kit = { order: () => undefined, filter: () => undefined };
  const Table = () => {
    const [rows, setRows] = useState(ROWS);
    kit.order = () => setRows((now) => now.toSorted((a, b) => b.amount - a.amount));
    kit.filter = () => setRows((now) => now.filter(({ name }) => name.includes(WANTED)));
    return (
      <TooltipProvider>
        <div className="flex h-full flex-col">
          <DataTable label="Banks" rows={rows} columns={columns} rowId={rowId} state={READY} />
        </div>
      </TooltipProvider>
    );
  };
  createRoot(element).render(<Table />);
  return kit;
};
