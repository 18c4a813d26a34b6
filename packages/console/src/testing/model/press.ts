import { act, fireEvent } from "@testing-library/react";
import { vi } from "vitest";

/** How staff press a button; `twice`: milliseconds until the second press of the same button. */
export type Press = { how: "mouse" | "Enter"; twice?: number | undefined };

const AT = { bubbles: true, cancelable: true, clientX: 40, clientY: 40 };

const mouse = (button: Element, detail: number) => {
  fireEvent.pointerDown(button, { ...AT, detail });
  fireEvent.mouseDown(button, { ...AT, detail });
  fireEvent.pointerUp(button, { ...AT, detail });
  fireEvent.mouseUp(button, { ...AT, detail });
  fireEvent.click(button, { ...AT, detail });
};

const enter = (button: HTMLElement, repeat: boolean) => {
  act(() => button.focus());
  // A browser presses the button itself, unless the key was dropped.
  if (fireEvent.keyDown(button, { key: "Enter", repeat })) fireEvent.click(button, { detail: 0 });
  if (!repeat) fireEvent.keyUp(button, { key: "Enter" });
};

/**
 * Presses a button. `next` finds what is under the pointer, or has the focus, at the second press if the button is gone
 * by then.
 */
export const press = async (
  button: HTMLElement,
  { how, twice }: Press,
  next: () => HTMLElement | undefined,
  pass: (milliseconds: number) => Promise<void>,
): Promise<void> => {
  if (how === "mouse") mouse(button, 1);
  else enter(button, false);
  if (twice === undefined) return;
  if (twice > 0) await pass(twice);
  const again = button.isConnected ? button : next();
  if (!again) return;
  if (how === "mouse") mouse(again, 2);
  else enter(again, true);
};

/** Lets time pass on the fake clock, and everything else that is ready happen. */
export const passTime = async (milliseconds: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await new Promise((resolve) => void setImmediate(resolve));
  });
