import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CopyButton } from "./copy-button.tsx";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const press = async () => {
  render(<CopyButton value="pl_9f2c" />);
  await act(async () => fireEvent.click(screen.getByRole("button")));
};
const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

it("CopyButton: copied → status message for two seconds", async () => {
  vi.stubGlobal("navigator", { clipboard: { writeText: async () => undefined } });
  await press();
  pass(1999);
  expect(screen.getByRole("status").textContent).toBe("Copied!");
  pass(1);
  expect(screen.getByRole("status").textContent).toBe("");
});

it("CopyButton: clipboard refuses → failure message", async () => {
  vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.reject(new Error("Not allowed")) } });
  // jsdom has no `execCommand`; `false` is what a browser answers when it refuses.
  Object.assign(document, { execCommand: () => false });
  await press();
  expect(screen.getByRole("status").textContent).toBe("Could not copy");
});
