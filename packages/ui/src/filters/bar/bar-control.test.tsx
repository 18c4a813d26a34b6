import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BarControl } from "./bar-control.tsx";
import { text } from "../texts/text.ts";

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

test("what is typed while the text before it is applied stays, and counts too", () => {
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

test("a text that is taken back before it was applied is taken back", () => {
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

test("a value that comes from elsewhere replaces what is typed", () => {
  const { rerender } = render(bar("Ot"));
  type("Otter");
  rerender(bar(""));
  expect(box().value).toBe("");
  pause();
  expect(onChange).not.toHaveBeenCalled();
});

test("what nobody sees at its ends does not count, and letters count however they are made", () => {
  render(bar(""));
  type("\u200EAme\u0301lie\u00A0");
  pause();
  expect(onChange.mock.lastCall).toEqual(["Amélie"]);
  expect(box().value).toBe("\u200EAme\u0301lie\u00A0");
});

test("a whole number counts with its thousands as the reader parts them, and nothing else does", () => {
  const port = text({ label: "Name", allowed: { pattern: /^\d{1,9}$/, says: "Use a whole number." }, wholeIn: "de" });
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

test("a text that is not taken goes back to the one that counts", () => {
  render(bar("Ot"));
  onChange.mockReturnValueOnce(false);
  type("Otter");
  pause();
  expect(box().value).toBe("Ot");
  type("Otter");
  pause();
  expect(onChange.mock.calls).toEqual([["Otter"], ["Otter"]]);
});

test("a text with a button counts only with it or with Enter, and at once when it is emptied", () => {
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
