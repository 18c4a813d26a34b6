import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { lazy, useState, type ComponentType } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { heldText } from "./held-presses.ts";
import { Opening } from "./opening.tsx";
import { dropStrayPresses } from "./stray-press.ts";

type Code = { default: ComponentType };
let code: PromiseWithResolvers<Code>;
const onPage = vi.fn<() => void>();
const onCancel = vi.fn<() => void>();

/** A page with a button that opens a window with a box. */
const App = () => {
  const [Opened, setOpened] = useState<ComponentType>();
  return (
    <div role="presentation" onKeyDown={onPage} onPaste={onPage}>
      <button type="button" onClick={() => setOpened(lazy(() => code.promise))}>
        Open
      </button>
      <button type="button" onClick={onPage}>
        Behind
      </button>
      <Opening onCancel={onCancel}>{Opened && <Opened />}</Opening>
    </div>
  );
};
const Box = () => (
  <div role="dialog">
    <input autoFocus aria-label="Search" />
  </div>
);
const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement!, { key, bubbles: true, ...more });
const deliver = () => code.resolve({ default: Box });
const box = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Search" });

let end: () => void;
beforeEach(() => {
  code = Promise.withResolvers();
  end = dropStrayPresses();
  onPage.mockClear();
  onCancel.mockClear();
  // jsdom has no editing commands.
  Object.assign(document, {
    execCommand: (_: string, __: boolean, text: string) => {
      (document.activeElement as HTMLInputElement).value += text;
    },
  });
  render(<App />);
  screen.getByText("Open").focus();
  fireEvent.click(screen.getByText("Open"));
});
afterEach(() => {
  end();
  cleanup();
  Reflect.deleteProperty(document, "execCommand");
});

it("code is being loaded: keys and presses → none reaches the page, letters go to the box of the window", async () => {
  for (const key of ["a", "x", "Backspace", "m", "Enter", "ArrowDown"]) press(key);
  press("m", { repeat: true });
  fireEvent.pointerDown(screen.getByText("Behind"));
  fireEvent.click(screen.getByText("Behind"), { detail: 1 });
  fireEvent.paste(screen.getByText("Behind"), { clipboardData: { getData: () => "ber" } });
  expect(heldText.read()).toBe("amber");
  expect(onPage).not.toHaveBeenCalled();
  deliver();
  expect((await box()).value).toBe("amber");
  expect(heldText.read()).toBe("");
  press("b");
  expect(onPage).toHaveBeenCalledOnce();
});

it("code is being loaded: Escape → opening is cancelled, letters are forgotten, next key reaches the page", () => {
  press("a");
  press("Escape");
  expect(onCancel).toHaveBeenCalledOnce();
  expect(heldText.read()).toBe("");
  press("b");
  expect(onPage).toHaveBeenCalledOnce();
});

it("code is being loaded: keys of the browser → not held", () => {
  expect(press("r", { ctrlKey: true })).toBe(true);
  expect(press("F5")).toBe(true);
  expect(press("k", { ctrlKey: true })).toBe(false);
});

it("held presses: code does not load for five seconds → presses reach the page again", () => {
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + 5001);
  press("a");
  expect(onPage).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});

it("window without a box: next key → earlier letters are forgotten", async () => {
  press("a");
  code.resolve({ default: () => <div role="dialog" tabIndex={-1} ref={(frame) => frame?.focus()} /> });
  await screen.findByRole("dialog");
  expect(heldText.read()).toBe("a");
  press("b");
  expect(heldText.read()).toBe("");
});
