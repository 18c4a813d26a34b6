import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { dateRange } from "./date-range.ts";
import { sampleFilters } from "../sample-filters.ts";
import { StoryFilter } from "../story-filter.tsx";

const typeFrom = (timeZone: string, typed: string) => {
  render(<StoryFilter filter={{ ...sampleFilters.created, ...dateRange({ label: "Created", timeZone }) }} />);
  const box = screen.getByLabelText<HTMLInputElement>("Created from");
  fireEvent.change(box, { target: { value: typed } });
  fireEvent.blur(box);
  return box;
};

test("date filter: time skipped by daylight saving → validation error, the text stays in the input", () => {
  const box = typeFrom("Europe/Malta", "29 Mar 2026, 02:30");
  expect(box.value).toBe("29 Mar 2026, 02:30");
  expect(screen.getByText("This time does not exist: the clocks go forward.")).toBeTruthy();
});

test("date filter: day whose midnight is skipped → starts at its first existing time", () => {
  typeFrom("Africa/Cairo", "24 Apr 2026");
  expect(screen.queryByText(/does not exist/)).toBeNull();
  expect(screen.getByTestId("address").textContent).toBe("=2026-04-23T22:00Z..");
});

test("date filter: last day that can be typed → validation error, not dropped without a word", () => {
  typeFrom("UTC", "31 Dec 9999, 10:00");
  expect(screen.getByText("Use a date between 1970 and 9999.")).toBeTruthy();
});

test("date filter: date before 1970 → validation error, not dropped without a word", () => {
  const box = typeFrom("Europe/Malta", "31 Dec 1969, 10:00");
  expect(box.value).toBe("31 Dec 1969, 10:00");
  expect(screen.getByText("Use a date between 1970 and 9999.")).toBeTruthy();
});
