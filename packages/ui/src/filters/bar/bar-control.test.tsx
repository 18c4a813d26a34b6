import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BarControl } from "./bar-control.tsx";
import { text } from "../texts/text.ts";
import { wholeNumber } from "../texts/whole-number.ts";

const filter = text({ label: "Name" });
const onChange = vi.fn();
const bar = (value: string) => <BarControl filter={filter} value={value} onChange={onChange} />;
const box = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Name" });
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const pause = () => act(() => void vi.advanceTimersByTime(300));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  onChange.mockReset();
});

test("bar control: typing while the previous text is applied → new text is kept and applied", () => {
  const { rerender } = render(bar(""));
  type("Ot");
  pause();
  expect(onChange.mock.lastCall).toEqual(["Ot"]);
  type("Otter");
  rerender(bar("Ot"));
  expect(box().value).toBe("Otter");
  pause();
  expect(onChange.mock.lastCall).toEqual(["Otter"]);
});

test("bar control: text cleared before it was applied → filter is cleared", () => {
  const { rerender } = render(bar(""));
  type("Ot");
  pause();
  type("");
  pause();
  expect(onChange.mock.lastCall).toEqual([""]);
  rerender(bar("Ot"));
  rerender(bar(""));
  expect(box().value).toBe("");
});

test("bar control: value changed from outside → replaces the typed text", () => {
  const { rerender } = render(bar("Ot"));
  type("Otter");
  rerender(bar(""));
  expect(box().value).toBe("");
  pause();
  expect(onChange).not.toHaveBeenCalled();
});

test("bar control: invisible characters at the ends, decomposed letters → cleaned value is applied", () => {
  render(bar(""));
  type("\u200EAme\u0301lie\u00A0");
  pause();
  expect(onChange.mock.lastCall).toEqual(["Amélie"]);
  expect(box().value).toBe("\u200EAme\u0301lie\u00A0");
});

test("bar control: whole number with the locale's thousands separators → applied; other text → invalid", () => {
  const port = text({
    label: "Name",
    allowed: { pattern: /^\d{1,9}$/, message: "Use a whole number." },
    read: wholeNumber("de"),
  });
  render(<BarControl filter={port} value="" onChange={onChange} />);
  for (const wrong of ["1,234", "12.5", "1e3", "12a"]) {
    type(wrong);
    pause();
    expect([box().value, box().getAttribute("aria-invalid")]).toEqual([wrong, "true"]);
  }
  expect(onChange).not.toHaveBeenCalled();
  type("1.234");
  pause();
  expect(onChange.mock.lastCall).toEqual(["1234"]);
});

test("bar control: change is refused → the applied text comes back", () => {
  render(bar("Ot"));
  onChange.mockReturnValueOnce(false);
  type("Otter");
  pause();
  expect(box().value).toBe("Ot");
  type("Otter");
  pause();
  expect(onChange.mock.calls).toEqual([["Otter"], ["Otter"]]);
});

test("bar control with a search button: applied by button or Enter only; cleared text → at once", () => {
  render(<BarControl filter={text({ label: "Name", withButton: true })} value="" onChange={onChange} />);
  type("Ot");
  pause();
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Search: Name" }));
  expect(onChange.mock.lastCall).toEqual(["Ot"]);
  type("Otter");
  fireEvent.keyDown(box(), { key: "Enter" });
  expect(onChange.mock.lastCall).toEqual(["Otter"]);
  type("");
  expect(onChange.mock.lastCall).toEqual([""]);
});
