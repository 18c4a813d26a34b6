import { render, screen } from "@testing-library/react";
import { dateCell, statusCell } from "@backoffice/ui/table";
import { expect, it } from "vitest";
import type { ListColumn } from "#kit/list/list-column.ts";
import { waitingColumns } from "./waiting-columns.tsx";

type Row = { status: string; submittedAt: string | null };

const QUEUE = { waiting: { status: "PENDING" }, since: "submittedAt", target: 24, read: () => ({}) };
const STATUS = {
  PENDING: { label: "Pending", tone: "look" },
  CONFIRMED: { label: "Confirmed", tone: "normal" },
} as const;
const COLUMNS: readonly ListColumn<Row>[] = [
  { id: "status", header: "Status", ...statusCell<Row, string>(({ status }) => status, STATUS), sortable: true },
  { id: "submittedAt", header: "Submitted", ...dateCell<Row>((row) => row.submittedAt), sortable: true },
];
const READER = { locale: "en-GB", timeZone: "UTC" };
const [status, since] = waitingColumns(QUEUE, COLUMNS);
const show = (row: Row) => render(<>{since!.cell(row, READER as never)}</>);

it("list of waiting records: waiting time in place of the date, state hidden, sorted by the same field", () => {
  expect(status).toMatchObject({ id: "status", defaultHidden: true });
  expect(since).toMatchObject({ id: "submittedAt", header: "Waiting", sortable: true });
  show({ status: "PENDING", submittedAt: new Date(Date.now() - 2.5 * 86_400_000).toISOString() });
  expect(screen.getByRole("time").textContent).toMatch(/2d 1[12]h/);
});

it("waiting time: record was decided on screen → state is shown instead", () => {
  show({ status: "CONFIRMED", submittedAt: "2026-11-20T10:00:00Z" });
  expect(screen.getByText("Confirmed")).toBeTruthy();
  expect(screen.queryByRole("time")).toBeNull();
});

it("waiting columns: waiting records have several states → state is shown", () => {
  const columns = waitingColumns({ ...QUEUE, waiting: { statuses: "NEW,PENDING" } }, COLUMNS);
  expect(columns.map(({ header, defaultHidden = false }) => [header, defaultHidden])).toEqual([
    ["Status", false],
    ["Waiting", false],
  ]);
});

it("waiting columns: list of waiting records → checks are shown", () => {
  const checks = { id: "checks", header: "Check", cell: () => null, defaultHidden: true };
  expect(waitingColumns(QUEUE, [checks])).toMatchObject([{ defaultHidden: false }]);
});

it("waiting time: record without a date → dash", () => {
  show({ status: "PENDING", submittedAt: null });
  expect(document.body.textContent).toContain("—");
});
