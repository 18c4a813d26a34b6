import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { sampleFilters } from "../sample-filters.ts";
import { StoryBar } from "../story-filter.tsx";
import { SET, drawer } from "./story-filter-bar.tsx";

const meta = {
  title: "Components/Filters/Bar and drawer",
  component: StoryBar,
  args: { filters: sampleFilters, query: "limit=100&page=4" },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof StoryBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** An invalid value shows its error at the control, which takes the focus. */
export const ValidationError: Story = {
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

export const LongContent: Story = {
  args: {
    query: `bank=${"Banca Popolare ".repeat(600)}&note=${encodeURIComponent("\u202E<b>x</b>")}&tags=${"ü".repeat(50)}`,
  },
};

export const SomeSet: Story = { args: { query: SET } };

/** “More filters” is expanded when one of its filters is set. */
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

export const Disabled: Story = {
  args: {
    filters: {
      ...sampleFilters,
      status: { ...sampleFilters.status, disabledReason: "Choose an operator first." },
      amount: { ...sampleFilters.amount, disabledReason: "Choose one currency first." },
    },
  },
};

export const DrawerOpen: Story = {
  tags: ["panel:filter-drawer"],
  args: { query: SET },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Filters/ }));
    await waitFor(async () =>
      expect((await drawer()).getByRole("button", { name: "Remove Ada Lovelace" })).toBeVisible(),
    );
  },
};

export const RightToLeft: Story = {
  tags: ["!dev", "!autodocs"],
  ...DrawerOpen,
  args: { query: SET },
  globals: { dir: "rtl" },
};

/** On a phone the bar has only the search; all filters are in the drawer. */
export const Phone: Story = { args: { query: SET }, globals: { viewport: { value: "phone", isRotated: false } } };

export const PhoneDrawer: Story = { ...DrawerOpen, globals: { viewport: { value: "phone", isRotated: false } } };
