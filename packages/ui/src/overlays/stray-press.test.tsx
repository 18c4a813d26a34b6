import { createEvent, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dropStrayPresses, endPress } from "./stray-press.ts";
import { Dialog } from "./dialog/dialog.tsx";

/** A row that opens a window, in which a button closes it. */
const App = ({ onRow }: { onRow: () => void }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          onRow();
          setOpen(true);
        }}
      >
        Row
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Bank">
        <button type="button" onClick={() => setOpen(false)}>
          Save
        </button>
      </Dialog>
    </>
  );
};

/** One press of several in the same place, as browsers count them. */
const press = (target: Element, detail: number) => {
  fireEvent.pointerDown(target, { button: 0 });
  fireEvent.mouseDown(target, { detail });
  fireEvent.mouseUp(target, { detail });
  fireEvent.click(target, { detail });
};
const scrim = () => document.querySelector("[data-slot=scrim]")!;
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
/** Radix listens for presses beside a window a task after it opened, and closes it a task after the click. */
const task = () => new Promise((resolve) => void setTimeout(resolve));

const onRow = vi.fn<() => void>();
let end: () => void;
beforeEach(async () => {
  end = dropStrayPresses();
  onRow.mockClear();
  render(<App onRow={onRow} />);
  press(screen.getByText("Row"), 1);
  await screen.findByRole("dialog");
  await task();
});
afterEach(() => end());

it("leaves the window open that its first press opened, and closes it with the next click beside it", async () => {
  press(scrim(), 2);
  press(scrim(), 3);
  await task();
  expect(screen.queryByRole("dialog")).not.toBeNull();
  press(scrim(), 1);
  await isClosed();
});

it("presses nothing in the window that it opened", async () => {
  press(screen.getByText("Save"), 2);
  await task();
  expect(screen.queryByRole("dialog")).not.toBeNull();
  press(screen.getByText("Save"), 1);
  await isClosed();
});

it("presses nothing that the window uncovered", async () => {
  press(screen.getByText("Save"), 1);
  await isClosed();
  press(screen.getByText("Row"), 2);
  expect(onRow).toHaveBeenCalledOnce();
  press(screen.getByText("Row"), 1);
  expect(onRow).toHaveBeenCalledTimes(2);
});

it("is two clicks where both fell on the same, and where no mouse was used", async () => {
  press(screen.getByText("Save"), 1);
  await isClosed();
  press(screen.getByText("Row"), 1);
  press(screen.getByText("Row"), 2);
  expect(onRow).toHaveBeenCalledTimes(3);
  press(scrim(), 3);
  fireEvent.click(screen.getByText("Save"), { detail: 0 });
  await isClosed();
});

it("confirms nothing with a key that is still held, and does with the next press of it", async () => {
  const save = screen.getByText("Save");
  const bystander = vi.fn<() => void>();
  save.addEventListener("keydown", bystander);
  fireEvent.keyDown(screen.getByText("Row"), { key: "Enter" });
  expect(fireEvent.keyDown(save, { key: "Enter", repeat: true })).toBe(false);
  expect(bystander).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(save, { key: "ArrowDown", repeat: true })).toBe(true);
  expect(fireEvent.keyDown(save, { key: "Enter" })).toBe(true);
  expect(fireEvent.keyDown(save, { key: "Enter", repeat: true })).toBe(true);
  expect(bystander).toHaveBeenCalledTimes(3);
});

describe("a press that sent something", () => {
  /** A press at a place, so many milliseconds after the one before. */
  const pressAt = (target: Element, { detail, x, after }: { detail: number; x: number; after: number }) => {
    now += after;
    const at = { clientX: x, clientY: 100, detail };
    for (const event of [
      createEvent.mouseDown(target, at),
      createEvent.mouseUp(target, at),
      createEvent.click(target, at),
    ]) {
      Object.defineProperty(event, "timeStamp", { value: now });
      fireEvent(target, event);
    }
  };
  let now = 0;
  const sendByPress = () => {
    now = 1000;
    screen.getByText("Row").addEventListener("click", endPress, { once: true });
    pressAt(screen.getByText("Row"), { detail: 1, x: 50, after: 500 });
    onRow.mockClear();
  };

  it.each([
    ["counted as the second of a double click: dropped", { detail: 2, x: 50, after: 400 }, 0],
    ["in the same place within 300 ms: dropped", { detail: 1, x: 52, after: 300 }, 0],
    ["in the same place later: taken", { detail: 1, x: 50, after: 301 }, 1],
    ["in another place: taken", { detail: 1, x: 80, after: 20 }, 1],
    ["by a key: taken", { detail: 0, x: 50, after: 20 }, 1],
  ] as const)("the next one, %s", (_, next, presses) => {
    sendByPress();
    pressAt(screen.getByText("Row"), next);
    expect(onRow).toHaveBeenCalledTimes(presses);
  });

  it("the next one in the same place after something was typed: taken", () => {
    sendByPress();
    fireEvent.keyDown(screen.getByText("Row"), { key: "k" });
    pressAt(screen.getByText("Row"), { detail: 1, x: 50, after: 100 });
    expect(onRow).toHaveBeenCalledOnce();
  });

  it("the third press of a triple click is dropped too, the next click is taken", () => {
    sendByPress();
    pressAt(screen.getByText("Row"), { detail: 2, x: 50, after: 200 });
    pressAt(screen.getByText("Row"), { detail: 3, x: 50, after: 200 });
    expect(onRow).not.toHaveBeenCalled();
    pressAt(screen.getByText("Row"), { detail: 1, x: 50, after: 600 });
    expect(onRow).toHaveBeenCalledOnce();
  });
});
