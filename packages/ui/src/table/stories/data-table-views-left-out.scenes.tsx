import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { SampleTable, type SampleTableProps } from "./sample-table.tsx";

const KEY = "story:transfers:left-out";

/** A caller that lets no search be stored, which may be about a person. */
const WithSearch = (props: SampleTableProps) => {
  const [filter, setFilter] = useState("status=Pending&search=john@example.com");
  return (
    <SampleTable
      {...props}
      storageKey={KEY}
      views={{
        filter,
        storable: (whole) => ({
          filter: whole.replace(/&search=.*/, ""),
          leftOut: whole.includes("search=") ? ["Search"] : [],
        }),
        onApply: (view) => setFilter(view.filter),
      }}
      toolbar={<span>{filter}</span>}
    />
  );
};

const meta = {
  component: SampleTable,
  args: { total: 120, onReport: fn() },
  render: (args) => <WithSearch {...args} />,
  beforeEach: () => localStorage.removeItem(`${KEY}:views`),
} satisfies Meta<typeof SampleTable>;
export default meta;

type Story = StoryObj<typeof meta>;

const openMenu = async (canvas: HTMLElement) => {
  await userEvent.click(within(canvas).getByRole("button", { name: /^Saved views/ }));
  return within(await screen.findByRole("menu"));
};

/** A search is not saved, and the dialog says so; a name with an email address is refused. */
export const LeftOut: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click((await openMenu(canvasElement)).getByRole("menuitem", { name: "Save this view" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Save this view" }));
    await expect(dialog.getByText("Left out, as it may contain personal data: Search.")).toBeVisible();
    const name = dialog.getByRole("textbox", { name: "Name" });
    await userEvent.type(name, "john@example.com{Enter}");
    await expect(name).toHaveAccessibleDescription("Enter a name without an email address.");
    await expect(localStorage.getItem(`${KEY}:views`)).toBeNull();
    await userEvent.clear(name);
    await userEvent.type(name, "Mine{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(localStorage.getItem(`${KEY}:views`)).not.toContain("john");
    await expect(JSON.parse(localStorage.getItem(`${KEY}:views`)!)).toMatchObject([{ filter: "status=Pending" }]);
  },
};

/** A view that was stored with a search loses it when it is read. */
export const CleanedWhenRead: Story = {
  beforeEach: () =>
    localStorage.setItem(
      `${KEY}:views`,
      JSON.stringify([{ name: "Old", filter: "status=Pending&search=john@example.com", view: { columns: {} } }]),
    ),
  play: async ({ canvasElement }) => {
    await expect((await openMenu(canvasElement)).getByRole("menuitemradio", { name: "Old" })).toBeVisible();
    await expect(localStorage.getItem(`${KEY}:views`)).not.toContain("john");
  },
};
