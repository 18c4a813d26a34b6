import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor } from "storybook/test";
import { numberRange } from "./number-range.ts";
import { StoryFilter } from "../story-filter.tsx";
import { amount, attempts, created } from "./story-filter-ranges.tsx";

const meta = {
  title: "Components/Filters/Ranges",
  component: StoryFilter,
  args: { filter: amount, query: null },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof StoryFilter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Money: Story = {};

export const MoneyError: Story = {
  play: async ({ canvas }) => {
    const to = canvas.getByRole("textbox", { name: "Amount to" });
    await userEvent.type(canvas.getByRole("textbox", { name: "Amount from" }), "20");
    await userEvent.type(to, "10.50");
    await expect(canvas.queryByText(/is above/)).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByText("“From” is above “to”.")).toBeVisible();
    await expect(to).toHaveAccessibleDescription("“From” is above “to”.");
    await expect(to).toBeInvalid();
  },
};

export const NumberRange: Story = { args: { filter: attempts } };

export const NumberError: Story = {
  args: { filter: numberRange({ label: "Attempts", whole: true, min: "1", max: "9" }) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Attempts from" }), "0");
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByText("Use numbers 1–9.")).toBeVisible();
  },
};

export const DatePreset: Story = { args: { filter: created } };

export const DateError: Story = {
  args: { filter: created, query: "2026-11-20T11:30Z.." },
  play: async ({ canvas }) => {
    const to = canvas.getByLabelText("Created to");
    to.focus();
    await fireEvent.change(to, { target: { value: "2026-11-01T00:00" } });
    to.blur();
    await waitFor(() => expect(canvas.getByText("“From” is after “to”.")).toBeVisible());
  },
};

export const DateRightToLeft: Story = {
  tags: ["!dev", "!autodocs"],
  args: { filter: created, query: "LAST_1_HOUR" },
  globals: { dir: "rtl" },
};
