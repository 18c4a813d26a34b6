import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BarControl } from "./bar-control.tsx";
import { text } from "./text.ts";

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
