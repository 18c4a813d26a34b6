import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { ReportBars } from "./report-bars.tsx";

const NAMES = Array.from({ length: 12 }, (_, at) => `Operator ${at}`);
const CHART = {
  label: "GGR by operator, USD",
  category: "Operator",
  categories: NAMES,
  series: [{ id: "ggrInUSD", label: "GGR", values: NAMES.map((_, at) => (at - 3) * 1000.4) }],
};
const shown = (list = 0) =>
  within(screen.getAllByRole("list")[list]!)
    .getAllByRole("listitem")
    .map((bar) => bar.textContent);

it("ReportBars: more than ten → the highest and, beside them, the lowest, on one scale", () => {
  render(<ReportBars chart={CHART} />);
  expect(screen.getByRole("heading", { name: "GGR by operator, 10 highest" })).toBeTruthy();
  expect([shown().length, shown()[0]]).toEqual([10, "Operator 118,003"]);
  expect(screen.getByRole("heading", { name: "2 lowest" })).toBeTruthy();
  expect(shown(1)).toEqual(["Operator 0−3,001", "Operator 1−2,001"]);
});

it("ReportBars: All pressed → every bar, none called Other", () => {
  render(<ReportBars chart={CHART} />);
  fireEvent.click(screen.getByRole("button", { name: "All 12" }));
  expect(screen.getAllByRole("list")).toHaveLength(1);
  expect(shown()).toHaveLength(12);
});

it("ReportBars: Lowest pressed, as a phone shows one end → the lowest", () => {
  render(<ReportBars chart={CHART} />);
  fireEvent.click(screen.getByRole("button", { name: "Lowest" }));
  expect(screen.getByRole("heading", { name: "GGR by operator, 2 lowest" })).toBeTruthy();
  expect(shown()[0]).toBe("Operator 0−3,001");
});
