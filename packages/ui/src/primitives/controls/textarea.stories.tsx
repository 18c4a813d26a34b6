import type { Meta, StoryObj } from "@storybook/react-vite";
import { Textarea } from "./textarea.tsx";

const meta = {
  title: "Components/Primitives/Textarea",
  component: Textarea,
  args: { "aria-label": "Comment", className: "max-w-96" },
} satisfies Meta<typeof Textarea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: "Why was it declined?" } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: "Closed." } };

export const Filled: Story = { args: { defaultValue: "Documents do not match.\nAsked the player for a new scan." } };

export const Invalid: Story = { args: { invalid: true } };

export const Disabled: Story = { args: { disabled: true, defaultValue: "Closed." } };
