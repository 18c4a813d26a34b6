import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ErrorDialog } from "./error-dialog/error-dialog.tsx";
import { answerPress, dropStrayPresses, endPress } from "./stray-press.ts";

const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

/** Adds a control to the page, or in a window, which then has the focus. */
const add = (tag: "button" | "input", role?: string) => {
  const frame = document.createElement("div");
  if (role) frame.setAttribute("role", role);
  const control = document.createElement(tag);
  frame.append(control);
  document.body.append(frame);
  control.focus();
  return control;
};
const open = (tag: "button" | "input" = "button") => add(tag, "dialog");
const down = (target: Element, key: string, repeat = false) => fireEvent.keyDown(target, { key, repeat });
const up = (target: Element, key: string) => fireEvent.keyUp(target, { key });
/** Presses and releases a key; returns whether the press was let through. */
const press = (target: Element, key: string) => {
  const isTaken = down(target, key);
  up(target, key);
  return isTaken;
};
const click = (target: Element) => {
  fireEvent.pointerDown(target, { button: 0 });
  fireEvent.mouseDown(target, { detail: 1 });
  fireEvent.click(target, { detail: 1 });
};

let end: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  end = dropStrayPresses();
});
afterEach(() => {
  end();
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
});

describe("window that opened by itself", () => {
  /** The key sends a write, and its answer opens the window. */
  const openByAnswer = (key = "Enter") => {
    const save = add("button");
    press(save, key);
    endPress();
    pass(1000);
    answerPress();
    return open();
  };

  it.each(["Enter", " ", "Escape"])("%j within 400 ms → dropped; later → taken", (key) => {
    const ok = openByAnswer();
    expect(press(ok, key)).toBe(false);
    pass(399);
    expect(press(ok, key)).toBe(false);
    pass(key === "Escape" ? 1 : 400);
    expect(press(ok, key)).toBe(true);
  });

  it.each(["a", "Tab", "ArrowDown"])("%j within 400 ms → taken", (key) => {
    expect(press(openByAnswer(), key)).toBe(true);
  });

  it.each<[string, (ok: Element) => unknown]>([
    ["Tab", (ok) => press(ok, "Tab")],
    ["a click", click],
  ])("%s, then Enter and Escape within 400 ms → taken", (_, act) => {
    const ok = openByAnswer("a");
    act(ok);
    expect([press(ok, "Enter"), press(ok, "Escape")]).toEqual([true, true]);
  });

  it("key held since before → dropped until it is released, also after 400 ms", () => {
    const save = add("button");
    down(save, "Escape");
    answerPress();
    const ok = open();
    pass(1000);
    expect(down(ok, "Escape", true)).toBe(false);
    expect(up(ok, "Escape")).toBe(false);
    expect(press(ok, "Escape")).toBe(true);
  });

  it("key pressed within 400 ms and held → dropped until it is released", () => {
    const ok = openByAnswer();
    expect(down(ok, "Enter")).toBe(false);
    pass(1000);
    expect(down(ok, "Enter", true)).toBe(false);
    expect(up(ok, "Enter")).toBe(false);
    expect(press(ok, "Enter")).toBe(true);
  });

  it("write sent by a click, window after its answer → Enter is dropped", () => {
    click(add("button"));
    endPress();
    pass(50);
    expect(press(open(), "Enter")).toBe(false);
  });

  it("window opens while text is typed → its Space and Enter are dropped, letters are taken", () => {
    const note = add("input");
    for (const key of ["E", "n", "t", "e", "r", " "]) press(note, key);
    const ok = open();
    expect([" ", "a", "Enter"].map((key) => press(ok, key))).toEqual([false, true, false]);
  });

  it("window opens long after the last press → Escape is dropped", () => {
    press(add("button"), "Enter");
    pass(60_000);
    expect(press(open(), "Escape")).toBe(false);
  });

  it("second window after one press → Enter is dropped", () => {
    press(add("button"), "Enter");
    open();
    pass(50);
    expect(press(open(), "Enter")).toBe(false);
  });

  it("error dialog right after a press that sent nothing → Enter is dropped", () => {
    press(add("button"), "Enter");
    render(<ErrorDialog open onOpenChange={() => undefined} messages={["No."]} />);
    const ok = screen.getByRole("button", { name: "OK" });
    expect(press(ok, "Enter")).toBe(false);
    pass(400);
    expect(press(ok, "Enter")).toBe(true);
  });
});

describe("window that a press asked for", () => {
  it.each<[string, (opener: Element) => unknown]>([
    ["Enter", (opener) => press(opener, "Enter")],
    ["Space", (opener) => press(opener, " ")],
    ["a shortcut", (opener) => press(opener, "a")],
    ["Escape", (opener) => press(opener, "Escape")],
    ["a click", click],
    ["a click of a screen reader", (opener) => fireEvent.click(opener, { detail: 0 })],
    ["Back", () => fireEvent.popState(window)],
  ])("%s → typing and Enter work at once", (_, ask) => {
    ask(add("button"));
    const note = open("input");
    expect(["F", " ", "Enter"].map((key) => press(note, key))).toEqual([true, true, true]);
  });

  it("code of the window is loaded first → Enter works at once", () => {
    press(add("button"), "Enter");
    pass(3000);
    expect(press(open(), "Enter")).toBe(true);
  });

  it("window that is there from the start → Escape works at once", () => {
    expect(press(open(), "Escape")).toBe(true);
  });

  it("focus returns to it from a window above → Enter works at once", () => {
    press(add("button"), "Enter");
    const below = open();
    open();
    below.focus();
    pass(400);
    expect(press(below, "Enter")).toBe(true);
  });
});

describe("write sent by a key press", () => {
  const send = (key = "Enter") => {
    const save = add("button");
    press(save, key);
    endPress();
    return save;
  };

  it.each([12, 100, 250, 340])("Enter again after %i ms in a field that has got the focus → dropped", (gap) => {
    send();
    const note = add("input");
    pass(gap);
    expect(press(note, "Enter")).toBe(false);
  });

  it("presses in a series → all dropped; 400 ms after the last one → taken", () => {
    send();
    const note = add("input");
    for (const key of ["Enter", " ", "Enter"]) {
      pass(300);
      expect(press(note, key)).toBe(false);
    }
    pass(400);
    expect(press(note, "Enter")).toBe(true);
  });

  it("answer comes later → presses within 400 ms after it are dropped", () => {
    const save = send();
    pass(2000);
    expect(press(save, "Enter")).toBe(true);
    pass(2000);
    answerPress();
    pass(100);
    expect(press(add("input"), "Enter")).toBe(false);
  });

  it("key held since it was sent → dropped until it is released", () => {
    const save = add("button");
    down(save, "Enter");
    endPress();
    const note = add("input");
    pass(1000);
    expect(down(note, "Enter", true)).toBe(false);
    up(note, "Enter");
    expect(press(note, "Enter")).toBe(true);
  });

  it.each<[string, (note: Element) => unknown]>([
    ["a letter", (note) => press(note, "a")],
    ["Tab", (note) => press(note, "Tab")],
    ["Escape", (note) => press(note, "Escape")],
    ["a click", click],
  ])("%s in between → Enter is taken", (_, between) => {
    send();
    const note = add("input");
    between(note);
    expect(press(note, "Enter")).toBe(true);
  });

  it("⌘↵ twice → the second is dropped", () => {
    const note = add("input");
    down(note, "Meta");
    fireEvent.keyDown(note, { key: "Enter", metaKey: true });
    endPress();
    up(note, "Enter");
    up(note, "Meta");
    pass(200);
    down(note, "Meta");
    expect(fireEvent.keyDown(note, { key: "Enter", metaKey: true })).toBe(false);
  });

  it("focus moved elsewhere before the answer → Enter works", () => {
    send();
    pass(1000);
    const other = add("input");
    press(other, "Enter");
    answerPress();
    expect(press(other, "Enter")).toBe(true);
  });

  it("write sent by a click → Enter is taken", () => {
    const save = add("button");
    click(save);
    endPress();
    expect(press(save, "Enter")).toBe(true);
  });
});
