import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useKeptFocus } from "./use-kept-focus.ts";

const Subject = ({ kept }: { kept: boolean }) => (
  <>
    <iframe title="Look" sandbox="" tabIndex={0} />
    <aside {...useKeptFocus(kept)}>
      <textarea aria-label="Note" />
    </aside>
  </>
);

afterEach(() => void vi.useRealTimers());

test.each([
  ["look takes the focus → the note takes it back", true, "a", "Note"],
  ["left with Tab → the look has it", true, "Tab", "Look"],
  ["panel is used → the look has it", false, "a", "Look"],
])("note: %s", (_, kept, key, focused) => {
  vi.useFakeTimers();
  render(<Subject kept={kept} />);
  const note = screen.getByRole("textbox", { name: "Note" });
  note.focus();
  fireEvent.keyDown(note, { key });
  screen.getByTitle("Look").focus();
  vi.runAllTimers();
  const { ariaLabel, title } = document.activeElement as HTMLElement;
  expect(ariaLabel ?? title).toBe(focused);
});
