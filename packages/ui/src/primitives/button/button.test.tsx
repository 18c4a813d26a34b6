import { render, screen } from "@testing-library/react";
import { createRef } from "react";
import { expect, it, vi } from "vitest";
import { Button } from "./button.tsx";

it("Button: no type → type “button”, does not submit a form", () => {
  render(<Button>Save</Button>);
  expect(screen.getByRole("button").getAttribute("type")).toBe("button");
});

it("Button: submit with a reason → form is not submitted", () => {
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

it("Button: reason is set → same element, focus is kept", () => {
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

it("Button: own description and a reason → described by both", () => {
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

it("Button: loading → busy, accessible name is kept", () => {
  render(<Button loading>Save</Button>);
  expect(screen.getByRole("button", { name: "Save", busy: true })).toBeTruthy();
});
