import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { SampleTable, type SampleTableProps } from "./sample-table.tsx";
import type { Sort } from "../types.ts";

const KEY = "story:transfers:saved";

/** A caller that keeps its filters as a text, like a query string. */
const WithViews = (props: SampleTableProps) => {
  const [filter, setFilter] = useState("status=Pending");
  const [sort, setSort] = useState<Sort>();
  return (
    <SampleTable
      {...props}
      storageKey={KEY}
      sort={sort}
      onSortChange={setSort}
      views={{
        filter,
        builtIn: () => [{ name: "Failed, newest first", filter: "status=Failed", sort: { id: "bank", desc: true } }],
        onApply: (view) => {
          setFilter(view.filter);
          setSort(view.sort);
          props.onReport("view", view.filter);
        },
      }}
      toolbar={<span>{filter || "No filters"}</span>}
      toolbarEnd={
        <button type="button" onClick={() => setFilter("")}>
          Drop filters
        </button>
      }
    />
  );
};

const meta = {
  component: SampleTable,
  args: { total: 120, onReport: fn() },
  render: (args) => <WithViews {...args} />,
  decorators: [
    (Story) => (
      <div className="h-[440px]">
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    localStorage.removeItem(KEY);
    localStorage.removeItem(`${KEY}:views`);
  },
} satisfies Meta<typeof SampleTable>;
export default meta;

type Story = StoryObj<typeof meta>;

const openMenu = async (canvas: HTMLElement) => {
  const toolbar = canvas.querySelector<HTMLElement>("[data-slot=table-toolbar]") as HTMLElement;
  await userEvent.click(within(toolbar).getByRole("button", { name: /^Saved views/ }));
  return within(await screen.findByRole("menu"));
};

/** Saves the current view, changes everything, and applies the saved view again. */
export const SaveAndReturn: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const amount = () => canvas.getByRole("columnheader", { name: "Amount" });
    within(amount()).getByRole("button").focus();
    await userEvent.keyboard("{Enter}{Shift>}{ArrowRight}{/Shift}");
    await userEvent.click((await openMenu(canvasElement)).getByRole("menuitem", { name: "Save this view" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Save this view" }));
    await userEvent.type(dialog.getByRole("textbox", { name: "Name" }), "Pending, by amount{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

    await userEvent.click(canvas.getByRole("button", { name: "Drop filters" }));
    within(amount()).getByRole("button").focus();
    await userEvent.keyboard("{Enter}{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}");
    await expect(amount()).toHaveAttribute("aria-sort", "descending");

    const menu = await openMenu(canvasElement);
    await userEvent.click(menu.getByRole("menuitemradio", { name: "Pending, by amount" }));
    await expect(args.onReport).toHaveBeenLastCalledWith("view", "status=Pending");
    await expect(amount()).toHaveAttribute("aria-sort", "ascending");
    await expect(amount().previousElementSibling).toHaveTextContent("Fee");
    await expect(canvas.getByRole("button", { name: /^Saved views: ?Pending, by amount$/ })).toBeVisible();
    const again = await openMenu(canvasElement);
    await expect(again.getByRole("menuitemradio", { name: "Pending, by amount" })).toBeChecked();
  },
};

/** A saved view is updated to the current state, or deleted. */
export const UpdateAndDelete: Story = {
  beforeEach: () =>
    localStorage.setItem(
      `${KEY}:views`,
      JSON.stringify([
        { name: "Everything", filter: "", view: { columns: {} } },
        { name: "A very long name of a view that somebody gave it on a Friday", filter: "x", view: { columns: {} } },
      ]),
    ),
  play: async ({ canvasElement }) => {
    const stored = () => JSON.parse(localStorage.getItem(`${KEY}:views`) ?? "[]") as { name: string; sort?: Sort }[];
    await userEvent.click((await openMenu(canvasElement)).getByRole("menuitemradio", { name: "Everything" }));
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Bank" }));
    await expect(
      within(canvasElement).getByRole("button", { name: /^Saved views: ?Everything \(changed\)$/ }),
    ).toBeVisible();
    await userEvent.click((await openMenu(canvasElement)).getByRole("menuitem", { name: "Update “Everything”" }));
    await expect(stored()[0]).toMatchObject({ name: "Everything", sort: { id: "bank", desc: false } });
    await userEvent.click((await openMenu(canvasElement)).getByRole("menuitem", { name: "Delete “Everything”" }));
    await expect(stored()).toHaveLength(1);
    await openMenu(canvasElement);
  },
};

/** The button names the current view before the menu is opened. */
export const NamedAtOnce: Story = {
  beforeEach: () =>
    localStorage.setItem(
      `${KEY}:views`,
      JSON.stringify([{ name: "What waits", filter: "status=Pending", view: { columns: {} } }]),
    ),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole("button", { name: /^Saved views: ?What waits$/ })).toHaveTextContent(
        "What waits",
      ),
    );
  },
};

/** Views saved by another tab are listed and not overwritten. */
export const InTwoTabs: Story = {
  play: async ({ canvasElement }) => {
    await openMenu(canvasElement);
    await userEvent.keyboard("{Escape}");
    const theirs = { name: "Theirs", filter: "", view: { columns: {} } };
    localStorage.setItem(`${KEY}:views`, JSON.stringify([theirs]));
    const menu = await openMenu(canvasElement);
    await expect(menu.getByRole("menuitemradio", { name: "Theirs" })).toBeVisible();
    localStorage.setItem(`${KEY}:views`, JSON.stringify([theirs, { ...theirs, name: "Theirs, too" }]));
    await userEvent.click(menu.getByRole("menuitem", { name: "Save this view" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Save this view" }));
    await userEvent.type(dialog.getByRole("textbox", { name: "Name" }), "Ours{Enter}");
    const stored = JSON.parse(localStorage.getItem(`${KEY}:views`) ?? "[]") as { name: string }[];
    await expect(stored.map(({ name }) => name)).toEqual(["Theirs", "Theirs, too", "Ours"]);
  },
};

/** A built-in view applies its filters and sorting; the user's columns stay. */
export const BuiltIn: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const amount = () => canvas.getByRole("columnheader", { name: "Amount" });
    within(amount()).getByRole("button").focus();
    await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
    const menu = await openMenu(canvasElement);
    await userEvent.click(menu.getByRole("menuitemradio", { name: "Failed, newest first" }));
    await expect(args.onReport).toHaveBeenLastCalledWith("view", "status=Failed");
    await expect(canvas.getByRole("columnheader", { name: "Bank" })).toHaveAttribute("aria-sort", "descending");
    await expect(amount().previousElementSibling).toHaveTextContent("Fee");
    await expect(canvas.getByRole("button", { name: /^Saved views: ?Failed, newest first$/ })).toBeVisible();
    const again = await openMenu(canvasElement);
    await expect(again.getByRole("menuitemradio", { name: "Failed, newest first" })).toBeChecked();
    await expect(again.queryByRole("menuitem", { name: /Delete/ })).toBeNull();
  },
};

/** Views of an imported file are added to the user's own. */
export const FromAFile: Story = {
  play: async ({ canvasElement }) => {
    const empty = await openMenu(canvasElement);
    await expect(empty.getByRole("menuitem", { name: /Save your views to a file/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await userEvent.keyboard("{Escape}");
    const view = { name: "Theirs", filter: "status=Settled", view: { columns: {}, widths: { bank: 300 } } };
    const file = JSON.stringify({ kind: "backoffice-views", list: "Transfers", views: [view] });
    await userEvent.upload(
      canvasElement.querySelector<HTMLInputElement>("input[type=file]") as HTMLInputElement,
      new File([file], "views.json", { type: "application/json" }),
    );
    await waitFor(() => expect(JSON.parse(localStorage.getItem(`${KEY}:views`) ?? "[]")).toEqual([view]));
    const menu = await openMenu(canvasElement);
    await expect(menu.getByRole("menuitemradio", { name: "Theirs" })).toBeVisible();
  },
};
