import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Chart } from "./chart.tsx";
import { ChartValues } from "./chart-values.tsx";

const series = [
  { id: "now", label: "Deposits", values: [1, 2] },
  { id: "other", label: "Withdrawals", values: [3, 4] },
  { id: "before", label: "Yesterday", values: [5, null], muted: true },
];
const data = { categories: ["Mon", "Tue"], series, format: String };

it("Chart: link and switch beside its caption → its name is the label only", () => {
  render(
    <Chart
      kind="line"
      label="Deposits a day, EUR"
      categoryLabel="Day"
      action={<a href="/deposits">All deposits</a>}
      {...data}
    />,
  );
  expect(screen.getByRole("figure", { name: "Deposits a day, EUR" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Show as table" })).toBeTruthy();
});

it("ChartValues: lines → each series has its own stroke and dashes", () => {
  const { container } = render(<ChartValues data={{ kind: "line", ...data }} index={1} />);
  expect([...container.querySelectorAll("path")].map((path) => path.getAttribute("stroke-dasharray"))).toEqual([
    null,
    "7 3",
    "4 3",
  ]);
});
