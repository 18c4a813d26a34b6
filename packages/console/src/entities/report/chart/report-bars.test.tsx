import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ReportBars } from "./report-bars.tsx";

const NAMES = Array.from({ length: 12 }, (_, at) => `Operator ${at}`);
const CHART = {
  label: "GGR by operator, USD",
  category: "Operator",
  categories: NAMES,
  series: [{ id: "ggrInUSD", label: "GGR", values: NAMES.map((_, at) => (at - 3) * 1000.4) }],
};
const shown = () => screen.getAllByRole("listitem").map((bar) => bar.textContent);

it("ReportBars: more than ten → the highest with their figures; Lowest pressed → the lowest", () => {
  render(<ReportBars chart={CHART} />);
  expect(screen.getByRole("heading", { name: "GGR by operator, 10 highest" })).toBeTruthy();
  expect(shown()).toHaveLength(10);
  expect(shown()[0]).toBe("Operator 118,003");
  fireEvent.click(screen.getByRole("button", { name: "Lowest" }));
  expect(screen.getByRole("heading", { name: "GGR by operator, 10 lowest" })).toBeTruthy();
  expect(shown()[0]).toBe("Operator 0−3,001");
});

it("ReportBars: all others in one → no list of the lowest, which are not known", () => {
  render(<ReportBars chart={{ ...CHART, others: true }} />);
  expect(screen.queryByRole("button")).toBeNull();
});
