import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { sampleFilters } from "./sample-filters.ts";
import { StoryBar } from "./story-filter.tsx";

const SET =
  "limit=100&bank=Nordea&status=PENDING&created=LAST_3_DAYS&amount=10.00..2500.00&player=pl_1001&tags=vip,watched";

const meta = {
  title: "Filters/Bar and drawer",
  component: StoryBar,
  args: { filters: sampleFilters, query: "limit=100&page=4" },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof StoryBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawer = async () => within(await screen.findByRole("dialog", { name: "Filters" }));

export const NothingSet: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("combobox", { name: "Bank" })).toHaveValue("");
    await expect(canvas.getByRole("button", { name: "Filters" })).toBeVisible();
    await expect(canvas.queryByRole("list", { name: "Filters set" })).toBeNull();
  },
};
export const SomeSet: Story = {
  args: { query: SET },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Filters 6 set" })).toBeVisible();
    await expect(await canvas.findByText("Player: Ada Lovelace")).toBeVisible();
  },
};
/** Every box of the bar counts at once, and the page is the first again. */
export const InTheBar: Story = {
  play: async ({ canvas }) => {
    const address = canvas.getByTestId("address");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Status" }), "Approved");
    await expect(address).toHaveTextContent("?limit=100&status=APPROVED");
    await userEvent.type(canvas.getByRole("combobox", { name: "Bank" }), "Otter{Enter}");
    await expect(address).toHaveTextContent("bank=Otter");
  },
};
/** A range opens; ⌘↵ applies it and Escape keeps what was applied. */
export const RangeInTheBar: Story = {
  play: async ({ canvas }) => {
    const address = canvas.getByTestId("address");
    const button = canvas.getByRole("button", { name: "Amount: any" });
    await userEvent.click(button);
    await userEvent.type(await screen.findByRole("textbox", { name: "Amount from" }), "50");
    await userEvent.keyboard("{Meta>}{Enter}{/Meta}");
    await expect(address).toHaveTextContent("amount=50..");
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await userEvent.type(await screen.findByRole("textbox", { name: "Amount from" }), "00");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(address).toHaveTextContent("amount=50..");
  },
};
/** The whole way by keyboard: open, change, ⌘↵; open, change, Escape. */
export const DrawerByKeyboard: Story = {
  args: { query: "limit=100&opId=op-nordlys&status=PENDING" },
  play: async ({ canvas }) => {
    const address = canvas.getByTestId("address");
    const button = canvas.getByRole("button", { name: /^Filters/ });
    button.focus();
    await userEvent.keyboard("{Enter}");
    const first = await drawer();
    await userEvent.click(first.getByRole("switch", { name: "Only new players" }));
    await expect(address).not.toHaveTextContent("fresh");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(address).toHaveTextContent("?limit=100&opId=op-nordlys&status=PENDING&fresh=true");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());

    await userEvent.keyboard("{Enter}");
    const second = await drawer();
    await userEvent.click(second.getByRole("button", { name: "Clear all" }));
    await expect(second.getByRole("switch", { name: "Only new players" })).not.toBeChecked();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(address).toHaveTextContent("fresh=true");
  },
};
/** Open by itself when one of those behind it is set. */
export const MoreFilters: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Filters" }));
    const panel = await drawer();
    const more = panel.getByRole("button", { name: "Show more filters" });
    await expect(panel.queryByRole("combobox", { name: "Tags" })).toBeNull();
    await userEvent.click(more);
    await expect(panel.getByRole("button", { name: "Hide more filters" })).toHaveAttribute("aria-expanded", "true");
    await expect(panel.getByRole("combobox", { name: "Tags" })).toBeVisible();
  },
};
/** What cannot be applied is said where it is, and the focus goes there. */
export const DrawerError: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Filters" }));
    const panel = await drawer();
    const from = panel.getByRole("textbox", { name: "Amount from" });
    await userEvent.type(from, "20");
    await userEvent.type(panel.getByRole("textbox", { name: "Amount to" }), "10");
    await userEvent.click(panel.getByRole("button", { name: /^Filter/ }));
    await expect(panel.getByText("“From” is above “to”.")).toBeVisible();
    await waitFor(() => expect(from).toHaveFocus());
    await expect(canvas.getByTestId("address")).not.toHaveTextContent("amount");
  },
};
/** The focus stays near: the next chip, then the button. */
export const Chips: Story = {
  args: { query: "status=PENDING&fresh=true&opId=op-nordlys" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove Status: Pending" }));
    await expect(canvas.getByRole("button", { name: "Remove Only new players" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "Remove Operator: Nordlys" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "Filters" })).toHaveFocus();
    await expect(canvas.queryByRole("button", { name: "Clear all" })).toBeNull();
  },
};
/** What says whose data it is, and how many rows, survives. */
export const ClearAll: Story = {
  args: { query: `${SET}&opId=op-nordlys&tab=all&page=3` },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Clear all" }));
    await expect(canvas.getByTestId("address")).toHaveTextContent(/^\?limit=100&opId=op-nordlys&tab=all$/);
    await expect(canvas.getByRole("button", { name: /^Filters/ })).toHaveFocus();
  },
};
/** What cannot be used says why, also to the keyboard. */
export const DisabledInTheBar: Story = {
  args: {
    filters: {
      ...sampleFilters,
      status: { ...sampleFilters.status, disabledReason: "Choose an operator first." },
      amount: { ...sampleFilters.amount, disabledReason: "Choose one currency first." },
    },
  },
  play: async ({ canvas }) => {
    const status = canvas.getByRole("button", { name: "Status: any" });
    await expect(status).toHaveAccessibleDescription("Choose an operator first.");
    await userEvent.click(status);
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};
export const LongTexts: Story = {
  args: {
    query: `bank=${"Banca Popolare ".repeat(600)}&note=${encodeURIComponent("\u202E<b>x</b>")}&tags=${"ü".repeat(50)}`,
  },
};
export const DrawerOpen: Story = {
  tags: ["panel:filter-drawer"],
  args: { query: SET },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Filters/ }));
    await expect(await (await drawer()).findByRole("button", { name: "Remove Ada Lovelace" })).toBeVisible();
  },
};
export const RightToLeft: Story = { ...DrawerOpen, args: { query: SET }, globals: { dir: "rtl" } };
/** On a phone the bar has the search alone; everything is in the drawer. */
export const Phone: Story = { args: { query: SET }, globals: { viewport: { value: "phone", isRotated: false } } };
export const PhoneDrawer: Story = { ...DrawerOpen, globals: { viewport: { value: "phone", isRotated: false } } };
