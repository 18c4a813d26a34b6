import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ConfirmDialog } from "./confirm-dialog.tsx";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
const dialog = (open: boolean, onConfirm: () => void) => (
  <ConfirmDialog
    open={open}
    onOpenChange={() => {}}
    title="Sure?"
    confirmLabel="Delete"
    wait={9}
    onConfirm={onConfirm}
  />
);

it("ConfirmDialog: waiting time not over → confirm button is disabled; reopened → wait starts again", () => {
  const onConfirm = vi.fn();
  const { rerender } = render(dialog(true, onConfirm));
  fireEvent.click(screen.getByRole("button", { name: "Wait 9s" }));
  expect(onConfirm).not.toHaveBeenCalled();
  pass(4000);
  expect(screen.queryByRole("button", { name: "Delete" })).toBeNull();
  rerender(dialog(false, onConfirm));
  pass(20_000);
  rerender(dialog(true, onConfirm));
  expect(screen.getByRole("button", { name: "Wait 9s" })).toBeTruthy();
  pass(10_000);
  fireEvent.click(screen.getByRole("button", { name: "Delete" }));
  expect(onConfirm).toHaveBeenCalledOnce();
});
