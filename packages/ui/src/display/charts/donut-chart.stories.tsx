import type { Meta, StoryObj } from "@storybook/react-vite";
import { DonutChart } from "./donut-chart.tsx";

const figures = new Intl.NumberFormat("en-GB");

const meta = {
  title: "Components/Display/Charts/Donut chart",
  component: DonutChart,
  args: {
    label: "Deposits by method, EUR",
    partLabel: "Method",
    locale: "en-GB",
    format: (value: number) => figures.format(value),
    parts: [
      { id: "card", label: "Cards", value: 21_400 },
      { id: "bank", label: "Bank transfer", value: 12_300 },
      { id: "wallet", label: "Wallets", value: 8200 },
      { id: "voucher", label: "Vouchers", value: 2400 },
      { id: "crypto", label: "Crypto", value: 1400 },
      { id: "cash", label: "Cash desk", value: 900 },
    ],
    className: "max-w-120 rounded-lg border bg-surface p-4",
  },
} satisfies Meta<typeof DonutChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { parts: [{ id: "card", label: "Cards", value: Number.NaN }] } };

export const Loading: Story = { args: { loading: true } };

export const Error: Story = { args: { error: "The report did not answer." } };

export const LongContent: Story = {
  args: {
    parts: [
      { id: "a", label: "x".repeat(500), value: 1 },
      { id: "b", label: "\u202Eevil🎲", value: 2 },
    ],
  },
};

export const Dark: Story = { tags: ["!dev", "!autodocs"], globals: { theme: "dark" } };

export const OnePart: Story = { name: "One part", args: { parts: [{ id: "card", label: "Cards", value: 12 }] } };

export const RightToLeft: Story = { tags: ["!dev", "!autodocs"], globals: { dir: "rtl" } };
