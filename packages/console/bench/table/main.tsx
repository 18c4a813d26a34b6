import { DataTable, type Column } from "@backoffice/ui/table";
import { Badge, TooltipProvider } from "@backoffice/ui";
import "@backoffice/ui/styles.css";
import { createRoot } from "react-dom/client";

type Row = { id: string; name: string; status: string; amount: string; owner: string; createdAt: string };

const ROWS: readonly Row[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: `row-${index}`,
  name: `Bank number ${index}`,
  status: index % 3 ? "Active" : "Paused",
  amount: (index * 137.5).toFixed(2),
  owner: `Owner ${index % 50}`,
  createdAt: `2026-01-${String((index % 28) + 1).padStart(2, "0")}`,
}));

const COLUMNS: readonly Column<Row>[] = [
  { id: "id", header: "Id", width: 110, cell: (row) => row.id, text: (row) => row.id },
  { id: "name", header: "Name", minWidth: 160, sortable: true, cell: (row) => row.name },
  { id: "status", header: "Status", width: 120, cell: (row) => <Badge>{row.status}</Badge> },
  { id: "amount", header: "Amount", width: 140, align: "end", sortable: true, cell: (row) => row.amount },
  { id: "owner", header: "Owner", cell: (row) => row.owner },
  { id: "createdAt", header: "Created", width: 120, align: "end", cell: (row) => row.createdAt },
];
const READY = { status: "ready" } as const;
const PAGE = { page: 1, limit: 10_000, count: 10_000, onChange: () => undefined };

/** Ten thousand rows in one page, drawn when the bench presses the button. */
const Table = () => (
  <TooltipProvider>
    <div className="flex h-dvh flex-col p-4">
      <DataTable label="Banks" rows={ROWS} columns={COLUMNS} rowId={(row) => row.id} state={READY} page={PAGE} />
    </div>
  </TooltipProvider>
);

const root = document.getElementById("root")!;
const button = document.createElement("button");
button.textContent = "Draw";
button.addEventListener("click", () => createRoot(root).render(<Table />));
document.body.prepend(button);
