import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { DataTable } from "../../table/data-table.tsx";
import { dateCell } from "../../table/cells/date-cell.tsx";
import { moneyCell } from "../../table/cells/money-cell.tsx";
import { percentCell } from "../../table/cells/percent-cell.tsx";
import { DateTime } from "../values/date-time.tsx";
import { LocaleProvider } from "./locale-provider.tsx";

const ROW = { at: Date.UTC(2024, 2, 4, 12), amount: "1234.5", share: 0.125 };
const columns = [
  { id: "at", header: "At", ...dateCell((row: typeof ROW) => row.at) },
  { id: "sum", header: "Sum", ...moneyCell((row: typeof ROW) => ({ amount: row.amount })) },
  { id: "share", header: "Share", ...percentCell((row: typeof ROW) => row.share) },
];

const table = (count: number) => (
  <DataTable
    label="Sums"
    rows={[ROW]}
    columns={columns}
    rowId={() => "1"}
    state={{ status: "ready" }}
    page={{ page: 1, limit: 25, count, onChange: () => undefined }}
  />
);

test("LocaleProvider: locale or time zone changes → table cells and counts are formatted anew", () => {
  const { rerender } = render(
    <LocaleProvider locale="de-DE" timeZone="Europe/Berlin">
      {table(2431)}
    </LocaleProvider>,
  );
  const cells = () => [...document.querySelectorAll("tbody [data-column]")].map((cell) => cell.textContent);
  expect(cells()).toEqual(["4. Mar 2024, 13:00", "1.234,50", "12,5\u00a0%"]);
  expect(screen.getByText("2.431")).toBeTruthy();
  rerender(
    <LocaleProvider locale="en-US" timeZone="UTC">
      {table(2431)}
    </LocaleProvider>,
  );
  expect(cells()).toEqual(["Mar 4, 2024, 12:00", "1,234.50", "12.5%"]);
});

test("LocaleProvider: component has its own time zone → it wins, the locale is still inherited", () => {
  render(
    <LocaleProvider locale="de-DE" timeZone="Europe/Berlin">
      <DateTime value={ROW.at} timeZone="UTC" />
    </LocaleProvider>,
  );
  expect(screen.getByText("4. Mar 2024, 12:00")).toBeTruthy();
});
