import type { Meta, StoryObj } from "@storybook/react-vite";
import { Money } from "../values/money.tsx";
import { StatCard } from "./stat-card.tsx";

const meta = {
  title: "Components/Display/Stat card",
  component: StatCard,
  args: {
    label: "Deposits today",
    value: <Money amount="48,120.00" currency="EUR" />,
    trend: { change: 12.44, against: "yesterday" },
    className: "w-64",
  },
} satisfies Meta<typeof StatCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { args: { loading: true } };

export const LongContent: Story = {
  args: { label: "x".repeat(400), value: "9".repeat(300), note: "🎲 \u202Eevil ".repeat(40) },
};

export const GoodDown: Story = {
  name: "Decrease, favourable",
  args: { label: "Chargebacks", value: "14", trend: { change: -8, good: "down", against: "last week" } },
};

export const BadDown: Story = { name: "Decrease, unfavourable", args: { trend: { change: -8, against: "yesterday" } } };

export const NoValue: Story = { args: { value: Number.NaN } };

export const RightToLeft: Story = { tags: ["!dev", "!autodocs"], globals: { dir: "rtl" } };

export const Row: Story = {
  name: "Cards in a row",
  render: (args) => (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
      <StatCard {...args} className="" />
      <StatCard {...args} className="" label="New players" value="1,204" trend={{ change: -3, against: "yesterday" }} />
      <StatCard {...args} className="" label="Open cases" value="7" trend={{ change: 0, against: "yesterday" }} />
    </div>
  ),
};
