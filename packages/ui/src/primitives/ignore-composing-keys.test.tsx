import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { BarControl } from "../filters/bar/bar-control.tsx";
import { text } from "../filters/texts/text.ts";
import { PageJump } from "../table/pages/page-jump.tsx";

// The test setup installs the listener, as the root of an app does.
const COMPOSING = [
  ["isComposing", { isComposing: true }],
  ["the key code of Safari's last composition event", { keyCode: 229 }],
] as const;

it.each(COMPOSING)("composed keys: keydown with %s → reaches neither the input nor its ancestors", (_, mark) => {
  const hears = vi.fn();
  document.addEventListener("keydown", hears);
  render(
    <div role="presentation" onKeyDown={hears}>
      <input onKeyDown={hears} />
    </div>,
  );
  for (const key of ["Enter", "Escape", "ArrowDown"]) {
    // The browser's default action is not prevented.
    expect(fireEvent.keyDown(screen.getByRole("textbox"), { key, ctrlKey: true, ...mark })).toBe(true);
  }
  expect(hears).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByRole("textbox"), { key: "Enter" });
  expect(hears).toHaveBeenCalledTimes(3);
  document.removeEventListener("keydown", hears);
});

it.each(COMPOSING)("composed keys: Enter with %s → no search and no page change", (_, mark) => {
  const [onChange, onJump] = [vi.fn(), vi.fn()];
  render(<BarControl filter={text({ label: "Name" })} value="" onChange={onChange} />);
  render(<PageJump page={1} pages={9} onJump={onJump} />);
  for (const box of [screen.getByRole("searchbox"), screen.getByRole("textbox")]) {
    fireEvent.change(box, { target: { value: "3" } });
    fireEvent.keyDown(box, { key: "Enter", ...mark });
  }
  expect([onChange, onJump].map((mock) => mock.mock.calls)).toEqual([[], []]);
  for (const box of [screen.getByRole("searchbox"), screen.getByRole("textbox")])
    fireEvent.keyDown(box, { key: "Enter" });
  expect([onChange, onJump].map((mock) => mock.mock.calls)).toEqual([[["3"]], [[3]]]);
});
