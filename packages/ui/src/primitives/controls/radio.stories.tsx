import type { Meta, StoryObj } from "@storybook/react-vite";
import { Radio } from "./radio.tsx";

const meta = {
  title: "Components/Primitives/Radio",
  component: Radio,
  args: { "aria-label": "Weekly", name: "rhythm", value: "week" },
} satisfies Meta<typeof Radio>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const On: Story = { args: { defaultChecked: true } };

export const Invalid: Story = { args: { invalid: true } };

export const Disabled: Story = { args: { disabled: true } };
