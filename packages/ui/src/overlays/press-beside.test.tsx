import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState, type ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DateBox } from "../dates/date-box.tsx";
import { Combobox } from "../primitives/combobox/combobox.tsx";
import { InlineDrawer } from "./drawer/inline-drawer.tsx";
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from "./menu/dropdown-menu.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "./popover/popover.tsx";
import { dropStrayPresses } from "./stray-press.ts";

const onPress = vi.fn<() => void>();
const Beside = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    <button type="button" onMouseDown={onPress} onClick={onPress}>
      Beside
    </button>
  </>
);
const menu = (
  <DropdownMenu defaultOpen>
    <DropdownMenuTrigger>View</DropdownMenuTrigger>
    <DropdownMenuContent>Columns</DropdownMenuContent>
  </DropdownMenu>
);
const popover = (
  <Popover defaultOpen>
    <PopoverTrigger>Period</PopoverTrigger>
    <PopoverContent>Today</PopoverContent>
  </Popover>
);
const dateBox = <DateBox label="Day" precision="day" value="" onValue={vi.fn()} />;
const combobox = <Combobox label="Bank" value="" onValueChange={vi.fn()} options={[]} />;
const press = (name: string) => {
  const target = screen.getByText(name);
  fireEvent.pointerDown(target, { button: 0 });
  fireEvent.mouseDown(target, { detail: 1 });
  fireEvent.mouseUp(target, { detail: 1 });
  fireEvent.click(target, { detail: 1 });
};
/** Waits one task: Radix listens for outside presses a task after opening. */
const task = () => new Promise((resolve) => void setTimeout(resolve));

let end: () => void;
beforeEach(() => {
  end = dropStrayPresses();
  onPress.mockClear();
});
afterEach(() => end());

it.each([
  ["menu", menu, "Columns"],
  ["popover", popover, "Today"],
])("open %s: press outside → only closes; next press → handled", async (_, opener, inside) => {
  render(<Beside>{opener}</Beside>);
  await task();
  press("Beside");
  await waitFor(() => expect(screen.queryByText(inside)).toBeNull());
  expect(onPress).not.toHaveBeenCalled();
  press("Beside");
  expect(onPress).toHaveBeenCalledTimes(2);
});

const onDrawer = vi.fn<(open: boolean) => void>();
/** A list with an inline drawer beside it. */
const ListAndDrawer = ({ children }: { children: ReactNode }) => {
  const [row, setRow] = useState<HTMLElement | null>(null);
  return (
    <div ref={setRow}>
      <Beside>{null}</Beside>
      {row && (
        <InlineDrawer open onOpenChange={onDrawer} container={row} title="Record">
          {children}
        </InlineDrawer>
      )}
    </div>
  );
};

const floating = () => document.querySelector("[data-radix-popper-content-wrapper] > [data-state=open]");

it.each([
  ["menu", menu, undefined],
  ["popover", popover, undefined],
  ["date picker", dateBox, "Open calendar: Day"],
  ["list of choices", combobox, "Bank"],
] as const)("open %s in an inline drawer: press on the list → only closes", async (_, opener, button) => {
  onDrawer.mockClear();
  render(<ListAndDrawer>{opener}</ListAndDrawer>);
  if (button !== undefined) fireEvent.click(screen.getByLabelText(button));
  await waitFor(() => expect(floating()).not.toBeNull());
  await task();
  press("Beside");
  await waitFor(() => expect(floating()).toBeNull());
  expect(onPress).not.toHaveBeenCalled();
  expect(onDrawer).not.toHaveBeenCalled();
  press("Beside");
  expect(onPress).toHaveBeenCalledTimes(2);
});

it("popover is open: press on its own button → closes it", async () => {
  render(<Beside>{popover}</Beside>);
  await task();
  press("Period");
  await waitFor(() => expect(screen.queryByText("Today")).toBeNull());
  await task();
  expect(screen.getByText("Period").getAttribute("aria-expanded")).toBe("false");
});

it("suggestions are open: press beside → taken, because they open by themselves", () => {
  render(
    <Beside>
      <div data-radix-popper-content-wrapper="">
        <div data-state="open" data-slot="suggestions" />
      </div>
    </Beside>,
  );
  press("Beside");
  expect(onPress).toHaveBeenCalledTimes(2);
});
