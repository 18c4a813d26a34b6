import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { offerUndo } from "#kit/submit/undoable.ts";
import { hideOverlay, overlayStore } from "../overlays/overlays.ts";
import { useShortcuts } from "./use-shortcuts.ts";

afterEach(() => act(hideOverlay));

/** A list with its search box, and a form beside it. */
const Page = () => {
  useShortcuts();
  return (
    <div data-slot="page">
      <div data-slot="filter-bar">
        <input type="search" aria-label="Bank" defaultValue="nord" />
      </div>
      <textarea aria-label="Note" />
      <div contentEditable suppressContentEditableWarning role="textbox" aria-label="Text" tabIndex={0} />
      <button type="button">Refresh</button>
    </div>
  );
};
const bank = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Bank" });

it("shortcuts: / is pressed on a button → search box of the list is focused and its text selected", async () => {
  render(<Page />);
  screen.getByRole("button", { name: "Refresh" }).focus();
  await userEvent.keyboard("/");
  expect(document.activeElement).toBe(bank());
  expect([bank().value, bank().selectionStart, bank().selectionEnd]).toEqual(["nord", 0, 4]);
});

it.each(["Note", "Bank"])("shortcuts: / and ? are typed in the field “%s” → typed", async (name) => {
  render(<Page />);
  const field = screen.getByLabelText<HTMLInputElement>(name);
  await userEvent.type(field, "/a?");
  expect(document.activeElement).toBe(field);
  expect(field.value).toMatch(/\/a\?$/);
  expect(overlayStore.read()).toBeUndefined();
});

it("shortcuts: / is typed in a rich text → focus stays", async () => {
  render(<Page />);
  screen.getByRole("textbox", { name: "Text" }).focus();
  await userEvent.keyboard("/");
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Text" }));
});

it("shortcuts: ? is pressed outside of fields → list of shortcuts", async () => {
  render(<Page />);
  screen.getByRole("button", { name: "Refresh" }).focus();
  await userEvent.keyboard("?");
  expect(overlayStore.read()).toBe("shortcuts");
});

it.each([
  ["not handled by the field", false, "palette"],
  ["handled by the field, such as a link of an editor", true, undefined],
])("shortcuts: Ctrl+K is %s → overlay is %o", async (_, handled, opened) => {
  render(<Page />);
  const text = screen.getByRole("textbox", { name: "Text" });
  if (handled) text.addEventListener("keydown", (event) => event.preventDefault());
  text.focus();
  await userEvent.keyboard("{Control>}k{/Control}");
  expect(overlayStore.read()).toBe(opened);
});

const UNDO = "{Alt>}{Shift>}z{/Shift}{/Alt}";

it.each(["Note", "Bank", "Text"])(
  "shortcuts: Undo is pressed in the field “%s” → newest change is undone once",
  async (name) => {
    render(<Page />);
    const [first, second] = [vi.fn(), vi.fn()];
    act(() => {
      offerUndo({ label: "First", run: first });
      offerUndo({ label: "Second", run: second });
    });
    const field = screen.getByLabelText<HTMLInputElement>(name);
    act(() => field.focus());
    const before = field.value;
    await userEvent.keyboard(UNDO);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
    expect(document.activeElement).toBe(field);
    expect(field.value).toBe(before);
  },
);

it("shortcuts: Undo is held → one change is undone", () => {
  render(<Page />);
  const [first, second] = [vi.fn(), vi.fn()];
  act(() => {
    offerUndo({ label: "First", run: first });
    offerUndo({ label: "Second", run: second });
  });
  const keys = { key: "Z", code: "KeyZ", altKey: true, shiftKey: true };
  fireEvent.keyDown(document.body, keys);
  fireEvent.keyDown(document.body, { ...keys, repeat: true });
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
});

it("shortcuts: Undo without a change to undo → key is left to the browser", () => {
  render(<Page />);
  expect(fireEvent.keyDown(document.body, { key: "Z", code: "KeyZ", altKey: true, shiftKey: true })).toBe(true);
});
