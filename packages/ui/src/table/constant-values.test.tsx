import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { dateCell } from "./cells/date-cell.tsx";
import { moneyCell } from "./cells/money-cell.tsx";
import { statusCell } from "./cells/status-cell.tsx";
import { textCell } from "./cells/text-cell.tsx";
import { DataTable } from "./data-table.tsx";
import type { Column, DataTableProps } from "./types.ts";

type Payout = { id: string; operator: string; state: "PAID" | "HELD"; amount: string; currency: string };

const payouts = (count: number, change: Partial<Payout> = {}): Payout[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `p${at}`,
    operator: "Nordlys",
    state: "PAID",
    amount: `${at}`,
    currency: "TRX",
    ...(at === count - 1 && change),
  }));
const STATES = { PAID: { label: "Paid", tone: "normal" }, HELD: { label: "Held", tone: "look" } } as const;
const COLUMNS: readonly Column<Payout>[] = [
  { id: "id", header: "Payout", cell: ({ id }) => id, text: ({ id }) => id },
  { id: "operator", header: "Operator", ...textCell<Payout>(({ operator }) => operator), quiet: () => true },
  { id: "state", header: "State", ...statusCell<Payout, "PAID" | "HELD">(({ state }) => state, STATES) },
  { id: "amount", header: "Amount", ...moneyCell<Payout>(({ amount, currency }) => ({ amount, currency })) },
];

const rowId = ({ id }: Payout) => id;
const table = (rows: readonly Payout[], props: Partial<DataTableProps<Payout>> = {}) => (
  <DataTable label="Payouts" columns={COLUMNS} rowId={rowId} state={{ status: "ready" }} rows={rows} {...props} />
);
const headers = () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());

it("table: 8 equal operators and normal states → their columns are hidden, the currency stands in the header", () => {
  render(table(payouts(8)));
  expect(headers()).toEqual(["Payout", "Amount, TRX"]);
  expect(screen.getByRole("button", { name: /^View/ }).textContent).toBe("View +2 columns");
});

it("table: 8 rows in a state that asks for work → the state is shown", () => {
  render(table(payouts(8).map((row) => ({ ...row, state: "HELD" }))));
  expect(headers()).toEqual(["Payout", "State", "Amount, TRX"]);
});

it("table: header names the currency → it is not repeated", () => {
  const inTRX = { ...COLUMNS[3]!, header: "In TRX" };
  render(table(payouts(8), { columns: [COLUMNS[0]!, inTRX] }));
  expect(headers()).toEqual(["Payout", "In TRX"]);
});

it("table: 8 rows without a date → date column hidden", () => {
  const paidAt = { id: "paidAt", header: "Paid", ...dateCell<Payout>(({ id }) => (id === "p8" ? 0 : null)) };
  const columns = [COLUMNS[0]!, paidAt];
  const { rerender } = render(table(payouts(8), { columns }));
  expect(headers()).toEqual(["Payout"]);
  rerender(table(payouts(9), { columns }));
  expect(headers()).toEqual(["Payout", "Paid"]);
});

it("table: queue → its state stays, because a decision changes it", () => {
  render(table(payouts(8), { isQueue: true }));
  expect(headers()).toEqual(["Payout", "State", "Amount, TRX"]);
});

it("table: user shows a hidden column → it stays", async () => {
  const { rerender } = render(table(payouts(8)));
  await userEvent.click(screen.getByRole("button", { name: /View ?\+2 columns/ }));
  await userEvent.click(await screen.findByRole("menuitemcheckbox", { name: "Operator", checked: false }));
  await userEvent.keyboard("{Escape}");
  expect(headers()).toEqual(["Payout", "Operator", "Amount, TRX"]);
  rerender(table(payouts(9)));
  expect(headers()).toEqual(["Payout", "Operator", "Amount, TRX"]);
});

it("table: another page differs → its columns come back and stay", () => {
  const { rerender } = render(table(payouts(8)));
  rerender(table(payouts(8, { operator: "Borealis", currency: "EUR" })));
  expect(headers()).toEqual(["Payout", "Operator", "Amount"]);
  rerender(table(payouts(9)));
  expect(headers()).toEqual(["Payout", "Operator", "Amount, TRX"]);
});

it("table: loads again → hidden columns stay hidden", () => {
  const { rerender } = render(table([], { state: { status: "loading" } }));
  expect(headers()).toEqual(["Payout", "Operator", "State", "Amount"]);
  rerender(table(payouts(8)));
  rerender(table([], { state: { status: "loading" } }));
  expect(headers()).toEqual(["Payout", "Amount"]);
  rerender(table(payouts(2)));
  expect(headers()).toEqual(["Payout", "Amount, TRX"]);
});
