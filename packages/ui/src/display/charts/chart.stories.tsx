import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Chart } from "./chart.tsx";

const days = ["Mon 16", "Tue 17", "Wed 18", "Thu 19", "Fri 20", "Sat 21", "Sun 22"];

const deposits = { id: "in", label: "Deposits", values: [4210, 3980, 4400, 4120, 5350, 6900, 6410] };

const withdrawals = { id: "out", label: "Withdrawals", values: [2900, 3100, 2750, 3300, 3900, 4100, 4350] };

const figures = new Intl.NumberFormat("en-GB");

const format = (value: number) => figures.format(value);

const meta = {
  title: "Components/Display/Charts/Chart",
  component: Chart,
  args: {
    kind: "line",
    label: "Money in and out a day, EUR",
    categoryLabel: "Day",
    categories: days,
    series: [deposits, withdrawals],
    format,
    className: "max-w-184 rounded-lg border bg-surface p-4",
  },
} satisfies Meta<typeof Chart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { series: [{ id: "in", label: "Deposits", values: [] }] } };

export const Loading: Story = { args: { loading: true } };

export const Error: Story = { args: { error: "The report did not answer.", onRetry: fn() } };

export const LongContent: Story = {
  args: {
    label: "x".repeat(400),
    categories: days.map((day) => `${day} \u202Eevil🎲`.repeat(8)),
    series: [{ ...deposits, label: "y".repeat(300) }, withdrawals],
  },
};

export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show as table" }));
    await expect(canvas.getByRole("row", { name: "Mon 16 4,210 2,900" })).toBeVisible();
    await expect(canvas.queryByRole("application")).toBeNull();
  },
};

export const Area: Story = { args: { kind: "area", series: [deposits] } };

export const Bars: Story = { args: { kind: "bar", series: [deposits] } };

export const GroupedBars: Story = { args: { kind: "bar" } };

export const Losses: Story = {
  args: {
    kind: "bar",
    label: "Result a day, EUR",
    series: [{ id: "r", label: "Result", values: [1200, -400, 300, -900, 1500, 2100, null] }],
  },
};

export const FiveSeries: Story = {
  args: {
    series: ["Cards", "Bank transfer", "Wallets", "Vouchers", "Other"].map((label, index) => ({
      id: label,
      label,
      values: deposits.values.map((value) => Math.round(value / (index + 1))),
    })),
  },
};

export const Dark: Story = { tags: ["!dev", "!autodocs"], args: FiveSeries.args!, globals: { theme: "dark" } };

export const Gaps: Story = {
  args: { series: [{ id: "in", label: "Deposits", values: [4210, null, 4400, Number.NaN, 5350, 6900] }] },
};

export const Narrow: Story = {
  tags: ["!dev", "!autodocs"],
  decorators: [
    (Story) => (
      <div className="w-80">
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = { tags: ["!dev", "!autodocs"], globals: { dir: "rtl" } };
