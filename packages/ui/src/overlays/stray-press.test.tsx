import { createEvent, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dropStrayPresses, endPress } from "./stray-press.ts";
import { Dialog } from "./dialog/dialog.tsx";

/** A row that opens a dialog with a button that closes it. */
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

/** Fires one press of a multiple click; `detail` is its number, as browsers count it. */
const press = (target: Element, detail: number) => {
  fireEvent.pointerDown(target, { button: 0 });
  fireEvent.mouseDown(target, { detail });
  fireEvent.mouseUp(target, { detail });
  fireEvent.click(target, { detail });
};
const scrim = () => document.querySelector("[data-slot=scrim]")!;
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
/** Waits one task: Radix listens for outside presses a task after opening, and closes a task after the click. */
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

it("dropStrayPresses: double click opens a dialog → it stays open; next click outside → it closes", async () => {
  press(scrim(), 2);
  press(scrim(), 3);
  await task();
  expect(screen.queryByRole("dialog")).not.toBeNull();
  press(scrim(), 1);
  await isClosed();
});

it("dropStrayPresses: second press lands in the opened dialog → dropped", async () => {
  press(screen.getByText("Save"), 2);
  await task();
  expect(screen.queryByRole("dialog")).not.toBeNull();
  press(screen.getByText("Save"), 1);
  await isClosed();
});

it("dropStrayPresses: second press lands on a control under the closed dialog → dropped", async () => {
  press(screen.getByText("Save"), 1);
  await isClosed();
  press(screen.getByText("Row"), 2);
  expect(onRow).toHaveBeenCalledOnce();
  press(screen.getByText("Row"), 1);
  expect(onRow).toHaveBeenCalledTimes(2);
});

it("dropStrayPresses: both presses on one element, or no mouse → both are taken", async () => {
  press(screen.getByText("Save"), 1);
  await isClosed();
  press(screen.getByText("Row"), 1);
  press(screen.getByText("Row"), 2);
  expect(onRow).toHaveBeenCalledTimes(3);
  press(scrim(), 3);
  fireEvent.click(screen.getByText("Save"), { detail: 0 });
  await isClosed();
});

it("dropStrayPresses: key held since the dialog opened → dropped; next press → taken", async () => {
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

describe("endPress: press that submits", () => {
  /** Fires a press at `x`, `after` milliseconds after the previous one. */
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
    ["second click of a double click → dropped", { detail: 2, x: 50, after: 400 }, 0],
    ["same place within 300 ms → dropped", { detail: 1, x: 52, after: 300 }, 0],
    ["same place later → taken", { detail: 1, x: 50, after: 301 }, 1],
    ["another place → taken", { detail: 1, x: 80, after: 20 }, 1],
    ["keyboard → taken", { detail: 0, x: 50, after: 20 }, 1],
  ] as const)("next press: %s", (_, next, presses) => {
    sendByPress();
    pressAt(screen.getByText("Row"), next);
    expect(onRow).toHaveBeenCalledTimes(presses);
  });

  it("next press: same place after a key press → taken", () => {
    sendByPress();
    fireEvent.keyDown(screen.getByText("Row"), { key: "k" });
    pressAt(screen.getByText("Row"), { detail: 1, x: 50, after: 100 });
    expect(onRow).toHaveBeenCalledOnce();
  });

  it("next presses: triple click → second and third are dropped, a later click is taken", () => {
    sendByPress();
    pressAt(screen.getByText("Row"), { detail: 2, x: 50, after: 200 });
    pressAt(screen.getByText("Row"), { detail: 3, x: 50, after: 200 });
    expect(onRow).not.toHaveBeenCalled();
    pressAt(screen.getByText("Row"), { detail: 1, x: 50, after: 600 });
    expect(onRow).toHaveBeenCalledOnce();
  });
});
