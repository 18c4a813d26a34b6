import { render, screen } from "@testing-library/react";
import { createRef } from "react";
import { expect, it, vi } from "vitest";
import { Button } from "./button.tsx";

it("does not submit a form unless it is told to", () => {
  render(<Button>Save</Button>);
  expect(screen.getByRole("button").getAttribute("type")).toBe("button");
});

it("blocks the submit of a form while there is a reason", () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (reason?: string) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" reason={reason}>
        Save
      </Button>
    </form>
  );
  const { rerender } = render(form("Nothing has changed"));
  screen.getByRole("button").click();
  expect(onSubmit).not.toHaveBeenCalled();
  rerender(form());
  screen.getByRole("button").click();
  expect(onSubmit).toHaveBeenCalledOnce();
});

it("stays the same element when a reason comes and goes, so that focus is kept", () => {
  const ref = createRef<HTMLButtonElement>();
  const { rerender } = render(<Button ref={ref}>Save</Button>);
  const before = ref.current;
  before?.focus();
  rerender(
    <Button ref={ref} reason="Wait">
      Save
    </Button>,
  );
  expect(ref.current).toBe(before);
  expect(document.activeElement).toBe(before);
});

it("adds the reason to a description it already has", () => {
  render(
    <>
      <span id="help">Helps</span>
      <Button aria-describedby="help" reason="Wait">
        Save
      </Button>
    </>,
  );
  const ids = screen.getByRole("button").getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(["Wait", "Helps"]);
});

it("keeps its name while loading", () => {
  render(<Button loading>Save</Button>);
  expect(screen.getByRole("button", { name: "Save", busy: true })).toBeTruthy();
});
