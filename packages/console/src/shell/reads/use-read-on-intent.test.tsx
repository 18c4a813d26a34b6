import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { inConsole } from "#testing/shell/in-console.tsx";
import { readAhead } from "./read-ahead.ts";
import { useReadOnIntent } from "./use-read-on-intent.ts";

vi.mock("./read-ahead.ts", () => ({ readAhead: vi.fn(async () => undefined) }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.mocked(readAhead).mockClear();
});

const Links = () => {
  useReadOnIntent();
  return (
    <>
      <a href="/withdraw/bank-list?opId=op-nordlys">
        <span>Bank List</span>
      </a>
      <a href="/quick-dashboard">This page</a>
      <p>Text</p>
    </>
  );
};
const start = () => {
  const { wrapper, history } = inConsole({ at: "/quick-dashboard" });
  render(<Links />, { wrapper });
  return history;
};
const pointAt = (text: string) => fireEvent.pointerOver(screen.getByText(text));
const read = () => vi.mocked(readAhead).mock.calls.map(([, address, signal]) => [address, signal.aborted]);
const BANKS = { pathname: "/withdraw/bank-list", search: "?opId=op-nordlys" };

it.each([
  ["pointer", pointAt],
  ["focus", (text: string) => fireEvent.focusIn(screen.getByText(text))],
])("link: %s for 60 ms → first read of its page starts", (_, enter) => {
  start();
  enter("Bank List");
  vi.advanceTimersByTime(59);
  expect(read()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(read()).toEqual([[BANKS, false]]);
});

it("link: pointer passes over it, or it links to this page → nothing is read", () => {
  start();
  pointAt("Bank List");
  vi.advanceTimersByTime(40);
  pointAt("This page");
  vi.advanceTimersByTime(1000);
  expect(read()).toEqual([]);
});

it("link: pointer leaves → read is cancelled", () => {
  start();
  pointAt("Bank List");
  vi.advanceTimersByTime(60);
  pointAt("Text");
  expect(read()).toEqual([[BANKS, true]]);
});

it("link: followed, then pointer leaves → read continues", () => {
  const history = start();
  pointAt("Bank List");
  vi.advanceTimersByTime(60);
  history.push("/withdraw/bank-list");
  pointAt("Text");
  expect(read()).toEqual([[BANKS, false]]);
});
