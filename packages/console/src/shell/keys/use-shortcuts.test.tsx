import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { overlayStore } from "../overlays/overlays.ts";
import { useShortcuts } from "./use-shortcuts.ts";

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
