export type Row = { id: string; name: string; status: string; amount: number; owner: string; createdAt: string };

const COUNT = Number(new URLSearchParams(location.search).get("rows"));

/** The number of rows given in the URL, the same rows for each table. */
export const ROWS: Row[] = Array.from({ length: COUNT }, (_, index) => ({
  id: `row-${index}`,
  name: `Bank number ${index}`,
  status: index % 3 ? "Active" : "Paused",
  amount: index * 137.5,
  owner: `Owner ${index % 50}`,
  createdAt: `2026-01-${String((index % 28) + 1).padStart(2, "0")}`,
}));

export const COLUMNS = [
  { id: "id", header: "Id" },
  { id: "name", header: "Name" },
  { id: "status", header: "Status" },
  { id: "amount", header: "Amount" },
  { id: "owner", header: "Owner" },
  { id: "createdAt", header: "Created" },
] as const;

/** The search text of the filter; it matches eleven rows. */
export const WANTED = "number 4242";

/** Callbacks of a table for the buttons of the bench. */
export type Kit = { order: () => void; filter: () => void };
